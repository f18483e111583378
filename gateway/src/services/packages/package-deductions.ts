import type { PackageItem } from '@/contracts/package/ticket-package'
import { packageFault, packageReduction } from '@/domain/package-rules'
import type { DraftLine } from '../orders/order-draft'
import type { DeductionSource } from '../pricing/deductions'
import { unitsOfKind } from '../pricing/price-draft'
import { findPackage, packageRefused } from './packages'

/** Discount of a ticket package (CAT-126). */
export const packageDeductions: DeductionSource = {
  type: 'PROMOTION',
  async find({ shop: { catalogue }, clock }, draft, { promotionId }) {
    if (promotionId === undefined) return []
    const given = findPackage(catalogue, promotionId, clock.now())
    const tickets = draft.lines.filter(({ kind }) => kind === 'TICKET')
    const items = itemsOf(tickets)
    if (packageFault(given.rules, items)) throw packageRefused()
    const list = tickets.reduce((sum, { unitCents, qty }) => sum + unitCents * qty, 0)
    const worth = packageReduction(given.method, given.tiers, list)
    const appliesTo = unitsOfKind(draft, 'TICKET')
    return [{ type: 'PROMOTION', reference: promotionId, name: given.name, appliesTo, worth }]
  },
}

function itemsOf(lines: readonly DraftLine[]): PackageItem[] {
  return lines.map(({ showId, sessionId, reference, qty }) => ({
    showId: showId ?? '',
    bizShowSessionId: sessionId ?? '',
    seatPlanId: reference,
    qty,
  }))
}
