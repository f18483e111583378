import type { CashCardOffer, PointOffer } from '@/contracts/order/offered-benefits'
import { bestCoupons, type Choosable, couponCents } from './best-coupons'
import { yuanToCents } from './money'

/** Maximum number of cash cards in an order. */
const MAX_CASH_CARDS = 10

/** Benefits that can pay for an order besides money. */
export interface Payable {
  /** Yuan of each unit, before coupons. */
  unitPrices: readonly number[]
  /** Tickets that exchange coupons may be used for. */
  ticketCount: number
  coupons: readonly Choosable[]
  points: Pick<PointOffer, 'held' | 'rate' | 'limitProportion'>
  cashCards: readonly Pick<CashCardOffer, 'cardId' | 'cardPrice' | 'expireTime'>[]
}

/** Coupons, points and cash cards that pay for an order. */
export interface ChosenBenefits {
  couponIds: readonly string[]
  usePoint: boolean
  /** In the order in which they pay (COUPON-070). */
  cashCardIds: readonly string[]
}

/**
 * The combination that leaves least to pay under the rules of the shop: the best coupons (COUPON-066…069), then points,
 * which can pay a share only, then cash cards, those that end first before the others and none that would pay nothing
 * (COUPON-070).
 */
export function bestBenefits(payable: Payable): ChosenBenefits {
  const { coupons, ticketCount, unitPrices, cashCards } = payable
  const couponIds = bestCoupons(coupons, ticketCount, unitPrices)
  const usePoint = doPointsPay(payable, couponIds)
  const left = centsLeft(payable, { couponIds, usePoint, cashCardIds: [] })
  return { couponIds, usePoint, cashCardIds: cardsFor(left, cashCards).map(({ cardId }) => cardId) }
}

/** Cards that pay this many cents; the fullest if more would be needed than an order accepts. */
function cardsFor(cents: number, cards: Payable['cashCards']): Payable['cashCards'] {
  let left = cents
  const endingFirst = [...cards].sort((a, b) => a.expireTime - b.expireTime)
  const needed = endingFirst.filter(({ cardPrice }) => {
    const isNeeded = left > 0
    left -= yuanToCents(cardPrice)
    return isNeeded
  })
  if (needed.length <= MAX_CASH_CARDS) return needed
  const fullest = [...cards].sort((a, b) => b.cardPrice - a.cardPrice).slice(0, MAX_CASH_CARDS)
  return endingFirst.filter((card) => fullest.includes(card))
}

/** True if points pay anything beside these coupons. */
export function doPointsPay(payable: Payable, couponIds: readonly string[]): boolean {
  return pointCents(payable, afterCoupons(payable, couponIds)) > 0
}

/** Cents that are left to pay of the units, fees aside, with what is chosen. */
export function centsLeft(payable: Payable, { couponIds, usePoint, cashCardIds }: ChosenBenefits): number {
  const afterCoupon = afterCoupons(payable, couponIds)
  const afterPoints = afterCoupon - (usePoint ? pointCents(payable, afterCoupon) : 0)
  const onCards = payable.cashCards
    .filter(({ cardId }) => cashCardIds.includes(cardId))
    .reduce((total, { cardPrice }) => total + yuanToCents(cardPrice), 0)
  return Math.max(0, afterPoints - onCards)
}

function afterCoupons({ coupons, unitPrices }: Payable, couponIds: readonly string[]): number {
  const total = unitPrices.reduce((sum, price) => sum + yuanToCents(price), 0)
  const chosen = couponIds.flatMap((id) => coupons.find(({ couponId }) => couponId === id) ?? [])
  return total - couponCents(chosen, unitPrices)
}

/** Whole yuan, at most the share of what is left to pay, and as many as the balance has (ORDER-059). */
function pointCents({ points: { held, rate, limitProportion } }: Payable, left: number): number {
  return Math.min(Math.floor((left * limitProportion) / 10_000), Math.floor(held / rate)) * 100
}
