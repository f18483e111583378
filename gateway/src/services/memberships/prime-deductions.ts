import { configured } from '../../shop/configured'
import { inAllLanguages } from '../orders/bill'
import type { DeductionSource } from '../pricing/deductions'
import { unitsOfKind } from '../pricing/price-draft'
import { currentMembership } from './memberships'

/**
 * The member's price of tickets: nobody has to ask for it (ORDER-043). It is not beside a ticket package where the merchant
 * keeps the two apart (SHELL-034).
 */
export const primeDeductions: DeductionSource = {
  type: 'PRIME',
  async find({ db, user, clock, shop }, draft, { promotionId }) {
    if (draft.type !== 'TICKET') return []
    const isShared = configured(shop).cyMerchantPrimeConfigVO?.promoPrimeShared ?? true
    if (promotionId !== undefined && !isShared) return []
    const membership = await currentMembership(db, user.userId, clock.now())
    if (!membership) return []
    const appliesTo = unitsOfKind(draft, 'TICKET')
    const worth = { kind: 'rate' as const, rate: shop.catalogue.demo.offers.membership.showDiscount }
    return [{ type: 'PRIME', reference: membership.id, name: inAllLanguages('price.PRIME'), appliesTo, worth }]
  },
}
