import { routes } from '@/routes'
import { offerOf } from '../buyer'
import type { JourneyShop, Shopper } from './shopper'

/** Opens the confirmation of an order by its address: `qty` tickets of the first offer of a show. Answers its session. */
export async function openConfirmation(shop: JourneyShop, buyer: Shopper, showId: string, qty = 1): Promise<string> {
  const { seatPlanId, ...offer } = await offerOf(shop.gateway, showId)
  await buyer.open(routes.confirmOrder, { ...offer, items: JSON.stringify([{ seatPlanId, qty }]) })
  await buyer.seen('#submit-order')
  return offer.bizShowSessionId
}
