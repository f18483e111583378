import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { PreOrderCardInput } from '@/contracts/privilege/pre-order-card'
import type { CardPriceMode } from '@/contracts/privilege/privilege-card'
import { BusinessError } from '../../business-error'
import type { CardTemplate } from '../../catalogue/entities/card'
import { pointsOff } from '../ledgers/point-deductions'
import type { NamedDeduction, OrderDraft } from '../orders/order-draft'
import type { DeductionSource } from '../pricing/deductions'
import { pointSharesOf } from '../pricing/point-prices'
import { shareOfUnit } from '../pricing/price-cart'
import { unitsAfter } from '../pricing/price-draft'

type PricedCard = Pick<CardTemplate, 'priceCent' | 'pointPrice'>

/** Price of a card (CARD-010…012). */
export function priceModeOf({ priceCent, pointPrice }: PricedCard): CardPriceMode {
  if (pointPrice === 0) return 'CASH'
  return priceCent === 0 ? 'POINT' : 'CASH_POINT'
}

/** Refuses a card whose price is another by now than the buyer saw. */
export function checkSeenPoints(
  card: PricedCard,
  { priceMode, pointPrice = card.pointPrice }: Pick<PreOrderCardInput, 'priceMode' | 'pointPrice'>,
): void {
  if (priceMode === priceModeOf(card) && pointPrice === card.pointPrice) return
  throw new BusinessError(BUSINESS_ERROR.amountChanged, 'order.amountChanged', { mode: 2 })
}

/**
 * Points that cards and goods cost: they are the price and no choice. What a coupon has taken off one comes
 * off its money first.
 */
export const cardPointDeductions: DeductionSource = {
  type: 'POINT',
  find: async (_call, draft, _chosen, before) => cardPointsOff(draft, before),
}

/** Deduction of point prices from a draft. */
export function cardPointsOff(draft: OrderDraft, before: readonly NamedDeduction[]): NamedDeduction[] {
  const shares = pointSharesOf(draft)
  const cents = unitsAfter(draft, before).reduce(
    (total, { key, paidCents }) => total + Math.min(paidCents, shareOfUnit(shares, key)),
    0,
  )
  return pointsOff(
    draft,
    cents,
    shares.map(({ key }) => key),
  )
}
