import type { CustomerServiceModel } from '@/blocks/customer-service/customer-service-model'
import type { ShowBasicInfo } from '@/contracts/show/get-show-static'
import type { ShownPicture } from '../../shared/pictures-panel'

/** What lies over the page of a show because somebody wants to read on. */
export type ShowPanel =
  | { kind: 'notes' | 'coupons' | 'reminder' }
  | { kind: 'promotion'; promotionId: string }
  | { kind: 'service'; service: CustomerServiceModel }
  | { kind: 'pictures'; pictures: ShownPicture[] }

/** What of a show can be seen in full: its poster, and the plan of its seats where there is one. */
export function picturesOf(
  { showName, posterUrl, seatPlanURL }: Pick<ShowBasicInfo, 'showName' | 'posterUrl' | 'seatPlanURL'>,
  planWords: string,
): ShownPicture[] {
  const poster = { src: posterUrl, alt: showName }
  return seatPlanURL ? [poster, { src: seatPlanURL, alt: planWords }] : [poster]
}
