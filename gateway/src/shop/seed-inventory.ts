import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Catalogue } from '../catalogue/catalogue'
import { listStock, type StockRow } from '../content/stock'
import type { Database } from '../database/connect'
import { inventory } from '../database/schema/inventory'
import { settings } from '../database/schema/shop'

/** Rows per insert. */
const BATCH = 500
/** Setting with the digest of the stock that was inserted last. */
const SEEDED_STOCK = 'seeded-stock'

type Stocked = Pick<Catalogue, 'content'>

/** Inserts the initial stock of catalogue items; keeps existing rows. */
export async function seedInventory(tx: Database, catalogue: Stocked): Promise<void> {
  const { rows, digest } = stockOf(catalogue)
  // Comparing thousands of ids would take longer than the rest of a start.
  const [seeded] = await tx.select().from(settings).where(eq(settings.name, SEEDED_STOCK))
  if (seeded?.value === digest) return
  const existing = await tx.select({ id: inventory.id }).from(inventory)
  const ids = new Set(existing.map(({ id }) => id))
  const missing = rows.filter(({ id }) => !ids.has(id))
  for (let at = 0; at < missing.length; at += BATCH) {
    await tx
      .insert(inventory)
      .values(missing.slice(at, at + BATCH))
      .onConflictDoNothing()
  }
  const setting = { name: SEEDED_STOCK, value: digest }
  await tx.insert(settings).values(setting).onConflictDoUpdate({ target: settings.name, set: setting })
}

interface Stock {
  rows: readonly StockRow[]
  /** Differs as soon as an item is added or removed. */
  digest: string
}

/** Stock rows of open catalogues: thousands, immutable. */
const stocks = new WeakMap<Stocked, Stock>()

function stockOf(catalogue: Stocked): Stock {
  const stock = stocks.get(catalogue) ?? readStock(catalogue)
  stocks.set(catalogue, stock)
  return stock
}

function readStock(catalogue: Stocked): Stock {
  const rows = listStock(catalogue.content)
  const hash = createHash('sha256')
  for (const { id } of rows)
    hash.update(`${id}
`)
  return { rows, digest: hash.digest('hex') }
}
