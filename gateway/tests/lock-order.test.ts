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

  it('are noticed between tables', async () => {
    const work = async (tx: Database) => {
      await changeInventory(tx, 'a')
      await tx.select().from(orders).for('no key update')
    }
    await expect(closeAfter(work)).rejects.toThrow(/orders is locked after inventory/)
  })

  it('are noticed between rows of the inventory', async () => {
    const work = async (tx: Database) => {
      await changeInventory(tx, 'b')
      await changeInventory(tx, 'a')
    }
    await expect(closeAfter(work)).rejects.toThrow(/inventory a is locked after b/)
  })

  it('are none where everybody goes the same way', async () => {
    const work = async (tx: Database) => {
      await tx.select().from(orders).orderBy(asc(orders.id)).for('no key update')
      await changeInventory(tx, 'a')
      await changeInventory(tx, 'b')
      await changeInventory(tx, 'a')
    }
    await expect(closeAfter(work)).resolves.toBeUndefined()
  })
})
