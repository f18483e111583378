import { and, eq, inArray } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import { refunds } from '../../database/schema/refunds'
import { waitListEntries } from '../../database/schema/wait-list'
import { lockInventory } from '../inventory/inventory'
import type { OrderPart } from '../orders/order-part'
import type { OrderRecord } from '../orders/order-records'
import { MAX_WAITING, waitedUnits, waitListDeadline } from './wait-list-records'

/** Places on waiting lists: kept while an order is unpaid, in the queue from when it is paid. */
export const waitListPart: OrderPart = {
  async reserve({ db, clock }, { order, lines: [line] }) {
    if (order.source !== 'WAIT_LIST' || !line) return
    const { id: lineId, reference: inventoryId, qty, snapshot } = line
    // The places of a seat plan are assigned one after the other, under a lock.
    await lockInventory(db, [inventoryId])
    const taken = (await waitedUnits({ db, clock }, [inventoryId])).get(inventoryId) ?? 0
    const deadline = waitListDeadline(snapshot.session?.beginAt ?? 0)
    if (deadline <= clock.now() || taken + qty > MAX_WAITING) {
      throw new BusinessError(BUSINESS_ERROR.soldOut, 'waitList.full', { mode: 1 })
    }
    await db
      .insert(waitListEntries)
      .values({ orderId: order.id, lineId, inventoryId, qty, state: 'UNPAID', queuedAt: null, deadline })
  },

  async confirm({ db, clock }, paid) {
    const ids = waitingIds(paid)
    if (ids.length === 0) return
    await db
      .update(waitListEntries)
      .set({ state: 'WAITING', queuedAt: clock.now() })
      .where(inArray(waitListEntries.orderId, ids))
  },

  async release({ db }, gone) {
    const ids = waitingIds(gone)
    if (ids.length === 0) return
    await db.update(waitListEntries).set({ state: 'CANCELED' }).where(inArray(waitListEntries.orderId, ids))
  },

  async reverse({ db }, { order, causeId }) {
    if (order.source !== 'WAIT_LIST') return
    const [refund] = await db.select({ reason: refunds.reasonCode }).from(refunds).where(eq(refunds.id, causeId))
    // A buyer who was matched and gives tickets back stays matched.
    await db
      .update(waitListEntries)
      .set({ state: refund?.reason === 'WAIT_LIST_CANCELED' ? 'CANCELED' : 'FAILED' })
      .where(and(eq(waitListEntries.orderId, order.id), eq(waitListEntries.state, 'WAITING')))
  },
}

function waitingIds(records: readonly OrderRecord[]): string[] {
  return records.filter(({ order }) => order.source === 'WAIT_LIST').map(({ order }) => order.id)
}
