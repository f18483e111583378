import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { DEMO_SOURCE } from '../demo/demo-source'
import { Shop } from './shop'

/** Opens a shop with one item of its stock lost, on the same day; the number of items before and after. */
async function openAgain({ isSeededBefore }: { isSeededBefore: boolean }) {
  const { database, clock, close } = await createTestGateway()
  const { db } = database
  const before = await countStock(db)
  await db.execute(sql`DELETE FROM inventory WHERE id = (SELECT min(id) FROM inventory)`)
  if (!isSeededBefore) await db.execute(sql`UPDATE settings SET value = 'another' WHERE name = 'seeded-stock'`)
  await Shop.open(db, clock.now(), DEMO_SOURCE)
  const after = await countStock(db)
  await close()
  return { before, after }
}

async function countStock(db: Database): Promise<number> {
  const { rows } = (await db.execute(sql`SELECT count(*)::int AS items FROM inventory`)) as unknown as {
    rows: { items: number }[]
  }
  return rows[0]?.items ?? 0
}

describe('the stock of a shop that opens again', () => {
  it('skips the comparison with a catalogue that it has been inserted from: that took most of a start', async () => {
    const { before, after } = await openAgain({ isSeededBefore: true })
    expect(after).toBe(before - 1)
  })

  it('gets the items of another catalogue', async () => {
    const { before, after } = await openAgain({ isSeededBefore: false })
    expect(before).toBeGreaterThan(1_000)
    expect(after).toBe(before)
  })
})
