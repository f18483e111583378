import type { UserCall } from '../../call'
import { usableCashCards } from '../cards/card-deductions'
import { bestReceivable } from '../coupons/best-receivable'
import { couponOffers } from '../coupons/coupon-deductions'
import { pointUse } from '../ledgers/point-deductions'
import type { PricedDraft } from '../orders/order-draft'
import { DEDUCTION_ORDER, type DeductionType } from './price-cart'
import { unitsAfter } from './price-draft'

/** Benefits that a buyer could pay a priced draft with: coupons, points, cash cards (ORDER-059, contract D-6). */
export async function findBenefits(
  call: Pick<UserCall, 'db' | 'user' | 'shop' | 'clock'>,
  { draft, price }: PricedDraft,
) {
  const takenBefore = (type: DeductionType) =>
    price.deductions.filter((taken) => DEDUCTION_ORDER.indexOf(taken.type) < DEDUCTION_ORDER.indexOf(type))
  const coupons = await couponOffers(call, draft, takenBefore('COUPON'))
  return {
    /** Units with what coupons are counted on. */
    units: unitsAfter(draft, takenBefore('COUPON')),
    coupons,
    receivable: await bestReceivable(call, draft, takenBefore('COUPON'), coupons),
    points: await pointUse(call, draft, takenBefore('POINT')),
    cashCards: await usableCashCards(call.db, call.user.userId, call.clock.now()),
  }
}

export type FoundBenefits = Awaited<ReturnType<typeof findBenefits>>
