import type { UserCall } from '../../call'
import { POINT_LIMIT_PERCENT, POINTS_PER_YUAN } from '../../catalogue/point-terms'
import { inAllLanguages } from '../orders/bill'
import type { NamedDeduction, OrderDraft } from '../orders/order-draft'
import type { DeductionSource } from '../pricing/deductions'
import { pointPriceOf } from '../pricing/point-prices'
import { everyUnit, unitsAfter } from '../pricing/price-draft'
import { pointAccount } from './points'

/** Amount that points would pay. */
export interface PointUse {
  held: number
  usePoint: number
  /** Yuan. */
  usePointPrice: number
}

/** Points that a user can use for a draft. */
export async function pointUse(
  { db, user, clock }: Pick<UserCall, 'db' | 'user' | 'clock'>,
  draft: OrderDraft,
  before: readonly NamedDeduction[],
): Promise<PointUse> {
  const { balance, frozen } = await pointAccount(db, user.userId, clock.now())
  return pointUseOf(draft, before, Math.max(0, balance - frozen))
}

/**
 * Points that can be used for a draft: whole yuan, at most the share of what is left to pay without delivery, and as
 * many as the balance has (ORDER-059, contract D-5). None for what is no show and no goods, and beside a price in points.
 */
export function pointUseOf(draft: OrderDraft, before: readonly NamedDeduction[], held: number): PointUse {
  const isPaidWithPoints = (draft.type === 'TICKET' || draft.type === 'GOODS') && pointPriceOf(draft) === 0
  if (!isPaidWithPoints) return { held, usePoint: 0, usePointPrice: 0 }
  const base = unitsAfter(draft, before).reduce((total, { paidCents }) => total + paidCents, 0)
  const byAmount = Math.floor((base * POINT_LIMIT_PERCENT) / 10_000)
  const usePointPrice = Math.min(byAmount, Math.floor(held / POINTS_PER_YUAN))
  return { held, usePoint: usePointPrice * POINTS_PER_YUAN, usePointPrice }
}

/** Points that are worth these cents, taken off units of a draft: all of them, or those that are named. */
export function pointsOff(draft: OrderDraft, cents: number, appliesTo = everyUnit(draft)): NamedDeduction[] {
  if (cents === 0) return []
  const spends = (cents * POINTS_PER_YUAN) / 100
  const worth = { kind: 'amount' as const, cents }
  return [{ type: 'POINT', reference: null, name: inAllLanguages('price.POINT'), appliesTo, worth, spends }]
}

/** Points, where the buyer wants to use them. */
export const pointDeductions: DeductionSource = {
  type: 'POINT',
  async find(call, draft, { usePoint: isWanted = false }, before) {
    return isWanted ? pointsOff(draft, (await pointUse(call, draft, before)).usePointPrice * 100) : []
  },
}
