import type { PackageItem } from '@/contracts/package/ticket-package'
import { packageFault, packageReduction } from '@/domain/package-rules'
import type { OrderDraft } from '../orders/order-draft'
import type { DeductionSource } from '../pricing/deductions'
import { everyUnit } from '../pricing/price-draft'
import { findPackage, packageRefused } from './packages'

/** What a ticket package takes off an order that is one (CAT-126). */
export const packageDeductions: DeductionSource = {
  async find({ shop: { catalogue }, clock }, draft, { promotionId }) {
    if (promotionId === undefined) return []
    const given = findPackage(catalogue, promotionId, clock.now())
    const items = itemsOf(draft)
    if (packageFault(given.rules, items)) throw packageRefused()
    const list = draft.lines.reduce((sum, { unitCents, qty }) => sum + unitCents * qty, 0)
    const worth = packageReduction(given.method, given.tiers, list)
    return [{ type: 'PROMOTION', reference: promotionId, name: given.name, appliesTo: everyUnit(draft), worth }]
  },
}

function itemsOf({ lines }: OrderDraft): PackageItem[] {
  return lines.map(({ showId, sessionId, reference, qty }) => ({
    showId: showId ?? '',
    bizShowSessionId: sessionId ?? '',
    seatPlanId: reference,
    qty,
  }))
}
