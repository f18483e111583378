import type { CustomerServiceModel } from '@/blocks/customer-service/customer-service-model'
import type { ShowBasicInfo } from '@/contracts/show/get-show-static'
import type { ShownPicture } from '../../shared/pictures-panel'

/** Open sheet of the show page. */
export type ShowPanel =
  | { kind: 'notes' | 'coupons' | 'reminder' }
  | { kind: 'promotion'; promotionId: string }
  | { kind: 'service'; service: CustomerServiceModel }
  | { kind: 'pictures'; pictures: ShownPicture[] }

/** Pictures of a show that open in full: its poster, and the seat plan if there is one. */
export function picturesOf(
  { showName, posterUrl, seatPlanURL }: Pick<ShowBasicInfo, 'showName' | 'posterUrl' | 'seatPlanURL'>,
  planWords: string,
): ShownPicture[] {
  const poster = { src: posterUrl, alt: showName }
  return seatPlanURL ? [poster, { src: seatPlanURL, alt: planWords }] : [poster]
}
