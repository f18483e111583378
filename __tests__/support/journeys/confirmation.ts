import { routes } from '@/routes'
import { confirmationOf, offerOf } from '../buyer'
import type { JourneyShop, Shopper } from './shopper'

/** Opens the confirmation of an order by its address: `qty` tickets of the first offer of a show. Returns its session. */
export async function openConfirmation(shop: JourneyShop, buyer: Shopper, showId: string, qty = 1): Promise<string> {
  const offer = await offerOf(shop.gateway, showId)
  await buyer.open(routes.confirmOrder, confirmationOf(offer, qty))
  await buyer.seen('#submit-order')
  return offer.bizShowSessionId
}

/** Fills in the contact of an order, and accepts its terms. */
export async function fillContact(buyer: Shopper): Promise<void> {
  await buyer.type('#contact', buyer.cellphone)
  await buyer.tap('#agree')
}
