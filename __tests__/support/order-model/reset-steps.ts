import { eq } from 'drizzle-orm'
import { inventory } from '../../../gateway/src/database/schema/inventory'
import { orders } from '../../../gateway/src/database/schema/orders'
import { tickets } from '../../../gateway/src/database/schema/tickets'
import { waitListEntries } from '../../../gateway/src/database/schema/wait-list'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import { auditBooks } from '../../../gateway/src/services/books/audit-books'
import { currentWaitListState } from '../../../gateway/src/services/wait-list/wait-list-records'
import { offerOf } from '../buyer'
import { firstSku } from '../goods-buyer'
import { sandbox } from '../sandbox-shop'
import { freeSeatsOf } from '../seat-hall'
import { step } from './compare'
import { type Model, queueOf, type Real, type Step } from './model'

/** Of the hall; few enough that buyers meet. */
const SEATS = 12
/** Of the goods that are bought along with tickets. */
const PIECES = 8

/** Everything is as on the first day, which is today. */
export const reset = (): Step => step('the shop is reset', restart)

async function restart(model: Model, { shop }: Real): Promise<void> {
  await sandbox(shop, 'reset')
  model.now = shop.clock.now()
  for (const emptied of Object.values(model)) if (emptied instanceof Map || emptied instanceof Set) emptied.clear()
  expect(await shop.database.db.select().from(orders)).toEqual([])
  expect(await shop.database.db.select().from(tickets)).toEqual([])
  const demo = await shop.gateway.inject({ method: 'GET', url: '/sandbox/api/demo' })
  model.waited = demo.json().waitListPlan
  const { seatPlanId: _plan, ...session } = await offerOf(shop, NAMED_SHOWS.seatsTheatre)
  const { seatIds, seatPlanId, layout } = await freeSeatsOf(shop, session, SEATS)
  model.hall = { ...session, seatPlanId }
  model.layout = layout
  for (const seatId of seatIds) model.seats.set(seatId, { lockId: null, ticket: null })
  const sold = await offerOf(shop, NAMED_SHOWS.sensitive)
  model.skuId = await firstSku(shop, '海报')
  await shop.database.db.update(inventory).set({ capacity: PIECES }).where(eq(inventory.id, model.skuId))
  for (const id of [sold.seatPlanId, model.waited.seatPlanId, seatPlanId, model.skuId]) {
    model.left.set(id, await shop.unitsLeft(id))
  }
}

/**
 * The day before the session of the waiting list: a buyer who still waits is paid back, and keeps no coupon and no ticket.
 * The sessions of the other tickets are over by then, so the shop starts again afterwards.
 */
export const endOfWaiting = (): Step =>
  step('nobody is matched any more', async (model, real) => {
    const { shop } = real
    const { db } = shop.database
    const waiting = queueOf(model, model.waited.seatPlanId).map(({ id }) => id)
    const entries = await db.select().from(waitListEntries)
    const deadline = Math.max(shop.clock.now(), ...entries.map((entry) => entry.deadline))
    shop.clock.set(deadline)
    await shop.runJobs()
    const after = await db.select().from(waitListEntries)
    const ended = after.filter(({ orderId }) => waiting.includes(orderId))
    expect(ended.map((entry) => currentWaitListState(entry, deadline))).toEqual(waiting.map(() => 'FAILED'))
    const rows = (await db.select().from(orders)).filter(({ id }) => waiting.includes(id))
    expect(rows.map(({ state }) => state)).toEqual(waiting.map(() => 'REFUNDED_TICKET'))
    expect(await auditBooks(db)).toEqual([])
    await restart(model, real)
  })
