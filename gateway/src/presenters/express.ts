import type { ExpressState, GetExpressOutput } from '@/contracts/order/get-express'
import type { UserCall } from '../call'
import { regionName } from '../catalogue/regions'
import type { AddressSnapshot } from '../database/schema/snapshots'
import { expressSteps, type ShipmentRow } from '../services/orders/express-steps'
import { translate } from '../texts/text'

/** Steps of a parcel that are still where it came from. */
const AT_SENDER: readonly ExpressState[] = ['COLLECTED', 'IN_TRANSIT']

/** The way of a parcel to an address (ORDER-008). */
export function presentExpress(
  shipment: ShipmentRow,
  address: AddressSnapshot | null,
  { locale, clock }: UserCall,
): GetExpressOutput {
  const displayName = translate(locale, 'goods.courier')
  const city = regionName('city_list', address?.cityId ?? '') ?? ''
  const steps = expressSteps(shipment, clock.now())
  return {
    expressNo: shipment.expressNo,
    company: shipment.company,
    displayName,
    state: steps[0]?.state ?? 'COLLECTED',
    traces: steps.map(({ state, at }) => ({
      time: at,
      text: translate(locale, `express.${state}`, { city, company: displayName }),
      location: AT_SENDER.includes(state) ? translate(locale, 'express.from') : city,
    })),
  }
}
