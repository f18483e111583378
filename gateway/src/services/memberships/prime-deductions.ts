import { inAllLanguages } from '../orders/bill'
import type { DeductionSource } from '../pricing/deductions'
import { unitsOfKind } from '../pricing/price-draft'
import { currentMembership } from './memberships'

/** The member's price of tickets: nobody has to ask for it (ORDER-043). */
export const primeDeductions: DeductionSource = {
  async find({ db, user, clock, shop }, draft) {
    if (draft.type !== 'TICKET') return []
    const membership = await currentMembership(db, user.userId, clock.now())
    if (!membership) return []
    const appliesTo = unitsOfKind(draft, 'TICKET')
    const worth = { kind: 'rate' as const, rate: shop.catalogue.demo.offers.membership.showDiscount }
    return [{ type: 'PRIME', reference: membership.id, name: inAllLanguages('price.PRIME'), appliesTo, worth }]
  },
}
