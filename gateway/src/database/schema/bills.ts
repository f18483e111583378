import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { PriceItem } from '@/contracts/order/price-item'
import type { LocalText } from '../../texts/text'
import { orderIdColumn, orderUnits } from './orders'

/** The lines of the bill. */
export const priceLines = pgTable(
  'price_lines',
  {
    id: text('id').primaryKey(),
    orderId: orderIdColumn(),
    sequence: integer('sequence').notNull(),
    type: text('type').$type<PriceItem['priceItemType']>().notNull(),
    direction: text('direction').$type<PriceItem['direction']>().notNull(),
    /** Source of the deduction, such as the used coupon. */
    reference: text('reference'),
    name: jsonb('name').$type<LocalText>().notNull(),
    cents: integer('cents').notNull(),
  },
  (table) => [
    unique('price_lines_in_order').on(table.orderId, table.sequence),
    check('price_lines_never_negative', sql`${table.cents} >= 0`),
  ],
)

/** Split of a deduction over units at the time of the order; it is never computed again. */
export const priceSplits = pgTable(
  'price_splits',
  {
    priceLineId: text('price_line_id')
      .notNull()
      .references(() => priceLines.id),
    unitId: text('unit_id')
      .notNull()
      .references(() => orderUnits.id),
    cents: integer('cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.priceLineId, table.unitId] }),
    index('price_splits_by_unit').on(table.unitId),
    check('price_splits_positive', sql`${table.cents} > 0`),
  ],
)
