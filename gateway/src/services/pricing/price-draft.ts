import type { LineKind } from '../../database/schema/orders'
import type { DraftLine, DraftUnit, NamedDeduction, OrderDraft, PricedDraft } from '../orders/order-draft'
import { type PricedUnit, priceCart } from './price-cart'

/** All units of a draft. */
export function unitsOfDraft({ lines }: Pick<OrderDraft, 'lines'>): DraftUnit[] {
  return lines.flatMap(({ units }) => units)
}

/** Keys of all units of a draft, as `appliesTo` of a deduction names them. */
export function everyUnit(draft: OrderDraft): string[] {
  return keysOfLines(draft.lines)
}

/** Keys of the units of one kind: what is for tickets leaves the goods beside them as they are. */
export function unitsOfKind({ lines }: OrderDraft, lineKind: LineKind): string[] {
  return keysOfLines(lines.filter(({ kind }) => kind === lineKind))
}

/** Keys of the units of some lines. */
export function keysOfLines(lines: readonly DraftLine[]): string[] {
  return unitsOfDraft({ lines }).map(({ key }) => key)
}

/** Prices a draft with what is taken off. */
export function priceDraft(draft: OrderDraft, deductions: readonly NamedDeduction[]): PricedDraft {
  return { draft, price: priceCart({ units: unitsOfDraft(draft), fees: draft.fees, deductions }) }
}

/** Units of a draft with what is left to pay of each after some deductions. */
export function unitsAfter(draft: OrderDraft, deductions: readonly NamedDeduction[]): readonly PricedUnit[] {
  return priceDraft(draft, deductions).price.units
}
