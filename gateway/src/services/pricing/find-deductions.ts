import type { UserCall } from '../../call'
import { cardDeductions } from '../cards/card-deductions'
import { cardPointDeductions } from '../cards/card-points'
import { privilegeDeductions } from '../cards/card-privileges'
import { couponDeductions } from '../coupons/coupon-deductions'
import { pointDeductions } from '../ledgers/point-deductions'
import { primeDeductions } from '../memberships/prime-deductions'
import type { NamedDeduction, OrderDraft, PricedDraft } from '../orders/order-draft'
import { packageDeductions } from '../packages/package-deductions'
import type { ChosenDeductions, DeductionSource } from './deductions'
import { DEDUCTION_ORDER } from './price-cart'
import { priceDraft } from './price-draft'

type Call = Pick<UserCall, 'db' | 'user' | 'shop' | 'clock'>

const SOURCES: readonly DeductionSource[] = [
  primeDeductions,
  packageDeductions,
  privilegeDeductions,
  couponDeductions,
  pointDeductions,
  cardPointDeductions,
  cardDeductions,
]

/** Sources of one type stay in the order of the table. */
const ORDERED = [...SOURCES].sort((a, b) => DEDUCTION_ORDER.indexOf(a.type) - DEDUCTION_ORDER.indexOf(b.type))

/** A draft with everything that is taken off it for a buyer. */
export async function priceForBuyer(call: Call, draft: OrderDraft, chosen: ChosenDeductions): Promise<PricedDraft> {
  const found: NamedDeduction[] = []
  for (const source of ORDERED) found.push(...(await source.find(call, draft, chosen, found)))
  return priceDraft(draft, found)
}
