import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError, notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { Catalogue } from '../../catalogue/catalogue'
import type { CardTemplate } from '../../catalogue/entities/card'
import { cardDraft, checkCardLimit } from '../cards/card-draft'
import { unitsLeft } from '../inventory/inventory'
import { type PlacedOrder, placeOrder } from '../orders/place-order'
import { priceForBuyer } from '../pricing/find-deductions'
import { couponsOfUser, type OwnedCoupon } from './own-coupons'

type ExchangeCall = Pick<UserCall, 'db' | 'user' | 'shop' | 'clock' | 'providers' | 'terminalSrc'>

/** A coupon of the user; that of another user is not found. */
export async function ownCoupon(
  call: Pick<UserCall, 'db' | 'user' | 'shop' | 'clock'>,
  couponId: string,
): Promise<OwnedCoupon> {
  const coupon = (await couponsOfUser(call)).find(({ row }) => row.id === couponId)
  if (!coupon) throw notFound()
  return coupon
}

/** The card that a coupon is exchanged for; `null` for one that is chosen while buying (CARD-019). */
export function cardForCoupon({ content }: Catalogue, { terms }: OwnedCoupon): CardTemplate | null {
  if (terms.couponType !== 'EXCHANGE' || !terms.bizTypes.includes('PRIVILEGE_CARD')) return null
  return content.offers.cards.find(({ cardId }) => terms.limits.itemIds.includes(cardId)) ?? null
}

/** Order that exchanges a coupon for a card; rejected with a text if impossible. */
export async function priceExchange(call: ExchangeCall, couponId: string, cardId: string) {
  const coupon = await ownCoupon(call, couponId)
  const card = cardForCoupon(call.shop.catalogue, coupon)
  if (card?.cardId !== cardId) throw new BusinessError(BUSINESS_ERROR.couponUnusable, 'coupon.not.scope', { mode: 1 })
  const priced = await priceForBuyer(call, cardDraft(card, 1), { couponIds: [couponId] })
  await checkCardLimit(call, card, 1)
  if ((await unitsLeft(call, card.cardId)) === 0) {
    throw new BusinessError(BUSINESS_ERROR.soldOut, 'card.soldOut', { mode: 1 })
  }
  return priced
}

/** Exchanges a coupon for a card: an order that costs nothing. Call it inside a transaction, after `lockUser`. */
export async function exchangeForCard(call: ExchangeCall, couponId: string, cardId: string): Promise<PlacedOrder> {
  const { userId, cellphone, areaCode } = call.user
  const priced = await priceExchange(call, couponId, cardId)
  return placeOrder(call, { ...priced, userId, contact: { cellphone, countryCode: areaCode } })
}
