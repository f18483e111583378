import type { LineKind } from '../../database/schema/orders'
import type { NamedDeduction, OrderDraft, PricedDraft } from '../orders/order-draft'
import { priceCart } from './price-cart'

/** List prices of all units of a draft, in the order in which deductions count them. */
function listPrices({ lines }: OrderDraft): number[] {
  return lines.flatMap(({ units }) => units.map(({ listCents }) => listCents))
}

/** Positions of all units of a draft, as `appliesTo` of a deduction names them. */
export function everyUnit(draft: OrderDraft): number[] {
  return listPrices(draft).map((_cents, at) => at)
}

/** Positions of the units of one kind: what is for tickets leaves the goods beside them as they are. */
export function unitsOfKind({ lines }: OrderDraft, wanted: LineKind): number[] {
  return lines.flatMap(({ kind, units }) => units.map(() => kind)).flatMap((kind, at) => (kind === wanted ? [at] : []))
}

/** Prices a draft with what is taken off. */
export function priceDraft(draft: OrderDraft, deductions: readonly NamedDeduction[]): PricedDraft {
  return { draft, price: priceCart({ units: listPrices(draft), fees: draft.fees, deductions }) }
}
