import type { UserCall } from '../../call'
import { configured } from '../../shop/configured'
import { inAllLanguages } from '../orders/bill'
import type { NamedDeduction, OrderDraft } from '../orders/order-draft'
import type { DeductionSource } from '../pricing/deductions'
import { unitsOfKind } from '../pricing/price-draft'
import { currentMembership } from './memberships'

type Call = Pick<UserCall, 'db' | 'user' | 'shop' | 'clock'>

/**
 * The member price of tickets, applied without a choice (ORDER-043). It is not beside a ticket package where the merchant
 * keeps the two apart (SHELL-034).
 */
export const primeDeductions: DeductionSource = {
  type: 'PRIME',
  async find({ db, user, clock, shop }, draft, { promotionId }) {
    if (!hasMemberPrice(shop, draft, promotionId)) return []
    const membership = await currentMembership(db, user.userId, clock.now())
    return membership ? [memberPrice(shop, draft, membership.id)] : []
  },
}

/** True if members get a discount on a draft. */
export function hasMemberPrice(shop: Call['shop'], draft: OrderDraft, promotionId: string | undefined): boolean {
  const isShared = configured(shop).cyMerchantPrimeConfigVO?.promoPrimeShared ?? true
  return draft.type === 'TICKET' && (promotionId === undefined || isShared)
}

/** Discount of members. */
export function memberPrice(shop: Call['shop'], draft: OrderDraft, reference: string | null): NamedDeduction {
  const appliesTo = unitsOfKind(draft, 'TICKET')
  const worth = { kind: 'rate' as const, rate: shop.catalogue.content.offers.membership?.showDiscount ?? 1 }
  return { type: 'PRIME', reference, name: inAllLanguages('price.PRIME'), appliesTo, worth }
}
