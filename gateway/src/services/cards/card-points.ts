import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { PreOrderCardInput } from '@/contracts/privilege/pre-order-card'
import type { CardPriceMode } from '@/contracts/privilege/privilege-card'
import { BusinessError } from '../../business-error'
import type { DemoPrivilegeCard } from '../../demo/demo-offer-types'
import { POINTS_PER_YUAN } from '../../demo/point-terms'
import { pointsOff } from '../ledgers/point-deductions'
import type { NamedDeduction, OrderDraft } from '../orders/order-draft'
import type { DeductionSource } from '../pricing/deductions'
import { priceDraft } from '../pricing/price-draft'

type PricedCard = Pick<DemoPrivilegeCard, 'priceCent' | 'pointPrice'>

/** What a card is paid with (CARD-010…012). */
export function priceModeOf({ priceCent, pointPrice }: PricedCard): CardPriceMode {
  if (pointPrice === 0) return 'CASH'
  return priceCent === 0 ? 'POINT' : 'CASH_POINT'
}

/** What a card stands at on the bill, cents: its points count what they are worth (decision 66). */
export function listCentsOf({ priceCent, pointPrice }: PricedCard): number {
  return priceCent + centsOfPoints(pointPrice)
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
 * The points that cards cost: nobody chooses them, they are the price. What a coupon has taken off a card comes off its
 * money first.
 */
export const cardPointDeductions: DeductionSource = {
  type: 'POINT',
  find: async (_call, draft, _chosen, before) => cardPointsOff(draft, before),
}

/** What the points of cards take off a draft. */
export function cardPointsOff(draft: OrderDraft, before: readonly NamedDeduction[]): NamedDeduction[] {
  const ofUnits = pointCentsOfUnits(draft)
  const { paid } = priceDraft(draft, before).price
  const cents = paid.reduce((total, left, at) => total + Math.min(left, ofUnits[at] ?? 0), 0)
  return pointsOff(draft, cents)
}

/** What the points of each unit are worth, cents; 0 of what is paid with money. */
function pointCentsOfUnits({ lines }: OrderDraft): number[] {
  return lines.flatMap(({ units, snapshot }) => units.map(() => centsOfPoints(snapshot.card?.pointPrice ?? 0)))
}

function centsOfPoints(points: number): number {
  return (points * 100) / POINTS_PER_YUAN
}
