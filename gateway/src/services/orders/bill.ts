import type { PriceItem } from '@/contracts/order/price-item'
import { type LocalText, localized, type TextKey, translate } from '../../texts/text'
import { nameOfGoods } from '../goods/name-of-goods'
import type { PricedCart, UnitShare } from '../pricing/price-cart'
import type { NamedDeduction, OrderDraft } from './order-draft'
import { BILL_OF } from './order-kinds'

/** A line of the bill, in cents, never negative: `direction` is the sign. */
export interface BillLine {
  type: PriceItem['priceItemType']
  direction: PriceItem['direction']
  reference: string | null
  name: LocalText
  cents: number
  /** Units that a deduction comes off, and how much of each. */
  shares: readonly UnitShare[]
}

/** The bill of an order: what it costs, what is bought beside, the fees, and what is taken off, one line each. */
export function billOf(
  { type: main, lines, fees }: OrderDraft,
  { deductions }: PricedCart<NamedDeduction>,
): BillLine[] {
  const { type, name } = BILL_OF[main]
  const own = lines.filter(({ kind }) => kind === main)
  const others = lines.filter(({ kind }) => kind !== main)
  return [
    plus(type, inAllLanguages(name), listCentsOf(own)),
    ...others.map((line) => plus(BILL_OF[line.kind].type, nameOfGoods(line.snapshot), listCentsOf([line]))),
    ...fees
      .filter(({ cents }) => cents > 0)
      .map((fee) => plus(fee.type, inAllLanguages(`price.${fee.type}`), fee.cents)),
    ...deductions.map(
      ({ type, reference, name, cents, shares }): BillLine => ({
        type,
        direction: 'MINUS',
        reference,
        name,
        cents,
        shares,
      }),
    ),
  ]
}

function plus(type: BillLine['type'], name: LocalText, cents: number): BillLine {
  return { type, direction: 'PLUS', reference: null, name, cents, shares: [] }
}

function listCentsOf(lines: OrderDraft['lines']): number {
  return lines.reduce((total, { units }) => total + units.reduce((sum, { listCents }) => sum + listCents, 0), 0)
}

/** A text of the gateway, to be kept. */
export function inAllLanguages(key: TextKey): LocalText {
  return localized((locale) => translate(locale, key))
}
