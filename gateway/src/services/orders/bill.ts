import type { PriceItem } from '@/contracts/order/pre-order'
import { LOCALES } from '@/domain/locale'
import type { LineKind } from '../../database/schema/orders'
import { type LocalText, translate } from '../../texts/text'
import type { TextKey } from '../../texts/zh-cn'
import type { PricedCart } from '../pricing/price-cart'
import type { NamedDeduction, OrderDraft } from './order-draft'
import { BILL_OF } from './order-kinds'

/** A line of the bill, in cents, never negative: `direction` tells the sign. */
export interface BillLine {
  type: PriceItem['priceItemType']
  direction: PriceItem['direction']
  reference: string | null
  name: LocalText
  cents: number
  /** Of a deduction: how much of each unit, in their order. */
  parts: readonly number[]
}

/** The bill of an order: what it costs by kind, the fees, and what is taken off, one line each. */
export function billOf({ lines, fees }: OrderDraft, { deductions }: PricedCart<NamedDeduction>): BillLine[] {
  const kinds = [...new Set(lines.map(({ kind }) => kind))]
  return [
    ...kinds.map((kind) => plus(BILL_OF[kind].type, BILL_OF[kind].name, listCentsOf(lines, kind))),
    ...fees.filter(({ cents }) => cents > 0).map(({ type, cents }) => plus(type, `price.${type}`, cents)),
    ...deductions.map(
      ({ type, reference, name, cents, parts }): BillLine => ({
        type,
        direction: 'MINUS',
        reference,
        name,
        cents,
        parts,
      }),
    ),
  ]
}

function plus(type: BillLine['type'], name: TextKey, cents: number): BillLine {
  return { type, direction: 'PLUS', reference: null, name: inAllLanguages(name), cents, parts: [] }
}

function listCentsOf(lines: OrderDraft['lines'], kind: LineKind): number {
  return lines
    .filter((line) => line.kind === kind)
    .reduce((total, { units }) => total + units.reduce((sum, { listCents }) => sum + listCents, 0), 0)
}

/** A text of the gateway, to be kept. */
export function inAllLanguages(key: TextKey): LocalText {
  const [zhCN = '', zhMO = '', enUS = ''] = LOCALES.map((locale) => translate(locale, key))
  return { 'zh-CN': zhCN, 'zh-MO': zhMO, 'en-US': enUS }
}
