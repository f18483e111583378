import { and, eq, gt, lte } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { QueuePlace } from '@/contracts/order/queue-place'
import type { Id } from '@/contracts/wire-types'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import type { Show } from '../../catalogue/entities/show'
import type { Database } from '../../database/connect'
import { inTransaction } from '../../database/in-transaction'
import { queuePlaces, queues } from '../../database/schema/queues'
import { ownValue } from '../../own-value'
import { newId } from '../../random'
import type { Shop } from '../../shop/shop'
import type { Trade } from '../trade'
import { movedTurn, nextTurn, placeOf, TURN_MS } from './queue-turns'

/** Turns a minute of a show that is hot by itself. */
const USUAL_RATE = 60

type QueueCall = Pick<UserCall, 'db' | 'clock' | 'user' | 'shop'>
type PlaceRow = typeof queuePlaces.$inferSelect

/** Turns of a hot show per minute; null without a queue. */
export function hotRate({ hotSales }: Shop, { showId, isHot }: Show): number | null {
  return ownValue(hotSales, showId) ?? (isHot ? USUAL_RATE : null)
}

/**
 * Refuses a buyer of a hot show whose turn has not come, with their place and mode 9. A buyer who is not in the queue is
 * put at its end first, outside of the transaction that fails, so that the place is kept.
 */
export async function awaitTurn(call: QueueCall, show: Show): Promise<void> {
  const rate = hotRate(call.shop, show)
  if (rate === null) return
  const found = await findPlace(call, show)
  if (found?.place === 0) return
  if (found) throw new BusinessError(BUSINESS_ERROR.inQueue, 'queue.waiting', { mode: 9, data: found })
  throw new BusinessError(BUSINESS_ERROR.inQueue, 'queue.waiting', {
    mode: 9,
    recover: async (db) => {
      await join({ ...call, db }, show.showId, rate)
      return true
    },
  })
}

/**
 * One turn is good for one order: for another one queues again. Call it after `lockUser`, in the transaction of
 * the order. `isNeeded`: refused where another order has just used the turn.
 */
export async function spendTurn(call: QueueCall, show: Show, isNeeded: boolean): Promise<void> {
  const { db, user, shop } = call
  if (hotRate(shop, show) === null) return
  const used = await db.delete(queuePlaces).where(isOf(show.showId, user.userId)).returning({ id: queuePlaces.id })
  if (isNeeded && used.length === 0) await awaitTurn(call, show)
}

/** Place of a user in the queue of a show; null outside of it, or after their turn. */
export async function findPlace(call: QueueCall, show: Show): Promise<QueuePlace | null> {
  const { db, clock, user, shop } = call
  if (hotRate(shop, show) === null) return null
  const [row] = await db
    .select()
    .from(queuePlaces)
    .innerJoin(queues, eq(queues.showId, queuePlaces.showId))
    .where(isOf(show.showId, user.userId))
  if (!row || isOver(row.queue_places, clock.now())) return null
  const { turnAt, firstPlace } = row.queue_places
  const { perMinute } = row.queues
  const now = clock.now()
  return {
    place: placeOf(turnAt, perMinute, now),
    firstPlace,
    perMinute,
    waitSeconds: Math.max(0, Math.ceil((turnAt - now) / 1000)),
    turnSeconds: Math.floor((TURN_MS - Math.max(0, now - turnAt)) / 1000),
  }
}

/** Opens a hot sale. */
interface HotSale {
  showId: Id
  perMinute: number
  /** Simulated buyers ahead in the queue: waiting time without people. */
  ahead: number
}

/** Begins the queue of a show, or makes it faster or slower; who waits keeps their place. */
export async function openQueue({ db, clock }: Trade, { showId, perMinute, ahead }: HotSale): Promise<void> {
  await inTransaction(db, async (tx) => {
    const queue = await lockQueue(tx, showId, perMinute)
    const now = clock.now()
    const change = { from: queue.perMinute, to: perMinute }
    const waiting = await tx
      .select()
      .from(queuePlaces)
      .where(and(eq(queuePlaces.showId, showId), gt(queuePlaces.turnAt, now)))
      .orderBy(queuePlaces.id)
    for (const { id, turnAt } of waiting) {
      await tx
        .update(queuePlaces)
        .set({ turnAt: movedTurn(turnAt, now, change) })
        .where(eq(queuePlaces.id, id))
    }
    let lastTurnAt = movedTurn(queue.lastTurnAt, now, change)
    for (let more = 0; more < ahead; more += 1) lastTurnAt = nextTurn({ perMinute, lastTurnAt }, now)
    await tx.update(queues).set({ perMinute, lastTurnAt }).where(eq(queues.showId, showId))
  })
}

/** Gives a user the last place; one who has a place keeps it. */
async function join({ db, clock, user }: QueueCall, showId: Id, rate: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const queue = await lockQueue(tx, showId, rate)
    const now = clock.now()
    await tx.delete(queuePlaces).where(and(isOf(showId, user.userId), lte(queuePlaces.turnAt, now - TURN_MS)))
    const turnAt = nextTurn(queue, now)
    const firstPlace = placeOf(turnAt, queue.perMinute, now)
    const joined = await tx
      .insert(queuePlaces)
      .values({ id: newId(), showId, userId: user.userId, firstPlace, turnAt })
      .onConflictDoNothing()
      .returning({ id: queuePlaces.id })
    if (joined.length > 0) await tx.update(queues).set({ lastTurnAt: turnAt }).where(eq(queues.showId, showId))
  })
}

async function lockQueue(tx: Database, showId: Id, perMinute: number) {
  const begun = { showId, perMinute, lastTurnAt: 0 }
  await tx.insert(queues).values(begun).onConflictDoNothing()
  const [queue = begun] = await tx.select().from(queues).where(eq(queues.showId, showId)).for('no key update')
  return queue
}

function isOf(showId: Id, userId: Id) {
  return and(eq(queuePlaces.showId, showId), eq(queuePlaces.userId, userId))
}

function isOver({ turnAt }: PlaceRow, now: number): boolean {
  return turnAt <= now - TURN_MS
}
