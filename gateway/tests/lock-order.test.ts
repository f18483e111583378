import { asc, sql } from 'drizzle-orm'
import type { Database } from '../src/database/connect'
import { inventory } from '../src/database/schema/inventory'
import { orders } from '../src/database/schema/orders'

/** The watch that every other test of the gateway runs under. */
describe('locks out of order', () => {
  async function closeAfter(work: (tx: Database) => Promise<unknown>): Promise<void> {
    const shop = await createTestGateway()
    await shop.database.db.transaction(work)
    return shop.close()
  }

  const changeInventory = (tx: Database, id: string) =>
    tx
      .update(inventory)
      .set({ held: sql`${inventory.held}` })
      .where(sql`${inventory.id} = ${id}`)

  it('report an order between tables', async () => {
    const work = async (tx: Database) => {
      await changeInventory(tx, 'a')
      await tx.select().from(orders).for('no key update')
    }
    await expect(closeAfter(work)).rejects.toThrow(/orders is locked after inventory/)
  })

  it('report an order between inventory rows', async () => {
    const work = async (tx: Database) => {
      await changeInventory(tx, 'b')
      await changeInventory(tx, 'a')
    }
    await expect(closeAfter(work)).rejects.toThrow(/inventory a is locked after b/)
  })

  it('accept one order for all', async () => {
    const work = async (tx: Database) => {
      await tx.select().from(orders).orderBy(asc(orders.id)).for('no key update')
      await changeInventory(tx, 'a')
      await changeInventory(tx, 'b')
      await changeInventory(tx, 'a')
    }
    await expect(closeAfter(work)).resolves.toBeUndefined()
  })
})
