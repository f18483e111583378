import { count, sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { inventory } from '../database/schema/inventory'
import { payments } from '../database/schema/payments'
import { refunds } from '../database/schema/refunds'
import { outbox } from '../database/schema/shop'

/** Numbers of the shop by the value of one label. */
type Counts = readonly { label: string; value: number }[]

interface ShopGauge {
  name: string
  help: string
  label: string
  read(db: Database): Promise<Counts>
}

/** State of the business, read from the database: every process of a shop reports the same numbers. */
export const SHOP_GAUGES: readonly ShopGauge[] = [
  {
    name: 'shop_payments',
    help: 'Payments by state',
    label: 'state',
    read: (db) => db.select({ label: payments.state, value: count() }).from(payments).groupBy(payments.state),
  },
  {
    name: 'shop_refunds',
    help: 'Refunds by state',
    label: 'state',
    read: (db) => db.select({ label: refunds.state, value: count() }).from(refunds).groupBy(refunds.state),
  },
  {
    name: 'shop_messages',
    help: 'Messages of the last week by state; QUEUED and SENDING are unsent',
    label: 'state',
    read: (db) => db.select({ label: outbox.state, value: count() }).from(outbox).groupBy(outbox.state),
  },
  {
    name: 'shop_units_left',
    help: 'Units that can still be bought, by kind; seats are SEAT_PLAN',
    label: 'kind',
    read: (db) => {
      const left = sql<number>`sum(${inventory.capacity} - ${inventory.held} - ${inventory.sold})::float8`
      return db.select({ label: inventory.kind, value: left }).from(inventory).groupBy(inventory.kind)
    },
  },
]
