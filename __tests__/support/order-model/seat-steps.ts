import { inArray } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { createOrder } from '@/contracts/order/create-order'
import { preOrder } from '@/contracts/order/pre-order'
import { lockSeats } from '@/contracts/seat/lock-seats'
import { releaseSeats } from '@/contracts/seat/release-seats'
import { seats } from '../../../gateway/src/database/schema/inventory'
import { tickets } from '../../../gateway/src/database/schema/tickets'
import { SEAT_LOCK_MS } from '../../../gateway/src/services/seats/seat-locks'
import { acceptedOffer } from '../buyer'
import { step } from './compare'
import { answerTo } from './expected-answer'
import { addLeft, type Model, nth, type Real, type Step, seatState } from './model'
import { recordOrder } from './order-steps'

/** Keeps neighbouring seats, all or none; others of the session that the user keeps are let go. */
export const lock = (buyer: number, first: number, count: number): Step =>
  step(`buyer ${buyer} keeps ${count} seats from ${first} on`, async (model, real) => {
    const all = [...model.seats.keys()]
    const seatIds = Array.from({ length: count }, (_, at) => all[(first + at) % all.length] ?? '')
    const { seatPlanId: _plan, ...session } = model.hall
    const { data } = await real.shop.call(lockSeats, { ...session, seatIds }, { as: await real.buyer(buyer) })
    const own = (lockId: string | null) => model.locks.get(lockId ?? '')?.buyer === buyer
    const failed = [...model.seats].filter(
      ([seatId, seat]) => seatIds.includes(seatId) && seatState(model, seat) !== 'FREE' && !own(seat.lockId),
    )
    expect([...(data?.failedSeatIds ?? [])].sort()).toEqual(failed.map(([seatId]) => seatId).sort())
    if (failed.length > 0) return
    const lockId = data?.seatLockId ?? ''
    for (const [seatId, seat] of model.seats) {
      if (seatIds.includes(seatId)) seat.lockId = lockId
      else if (own(seat.lockId)) seat.lockId = null
    }
    model.locks.set(lockId, { buyer, until: model.now + SEAT_LOCK_MS })
  })

/** Releases seats: the buyer's own, or another's, which has no effect. */
export const release = (at: number, buyer: number): Step =>
  step(`buyer ${buyer} gives the seats of ${at} back`, async (model, real) => {
    const [seatLockId, kept] = nth(model.locks, at) ?? []
    if (!seatLockId || !kept) return
    await real.shop.call(releaseSeats, { seatLockId }, { as: await real.buyer(buyer) })
    if (buyer !== kept.buyer) return
    for (const seat of model.seats.values()) if (seat.lockId === seatLockId) seat.lockId = null
  })

/** A user who keeps seats orders them: once, and in time. */
export const orderSeats = (at: number): Step =>
  step(`orders the seats of ${at}`, async (model, real) => {
    const [seatLockId, kept] = nth(model.locks, at) ?? []
    if (!seatLockId || !kept) return
    const as = await real.buyer(kept.buyer)
    const mine = [...model.seats.values()].filter(({ lockId }) => lockId === seatLockId)
    const { seatPlanId, ...session } = model.hall
    const items = [{ seatPlanId, qty: Math.max(1, mine.length) }]
    const wanted = { src: 'M_WEB', ...session, items, seatLockId }
    const offer = await real.shop.call(preOrder, wanted, { as })
    if (mine.length === 0 || kept.until <= model.now) {
      expect(offer.statusCode).toBe(BUSINESS_ERROR.seatLockOver)
      return
    }
    if (offer.data === null) throw new Error(offer.comments)
    const { statusCode, data } = await real.shop.call(createOrder, acceptedOffer(wanted, offer.data), { as })
    expect(statusCode).toBe(answerTo(model, kept.buyer, seatPlanId, mine.length))
    if (data === null) return
    const id = data?.orderId ?? ''
    addLeft(model, seatPlanId, -mine.length)
    await recordOrder(model, real, { id, buyer: kept.buyer, planId: seatPlanId })
    await recordSeats(model, real, id)
  })

/** Tickets by seat. */
async function recordSeats(model: Model, { shop }: Real, orderId: string): Promise<void> {
  const { db } = shop.database
  const ticketIds = [...(model.orders.get(orderId)?.tickets.keys() ?? [])]
  const sold = await db.select().from(tickets).where(inArray(tickets.id, ticketIds))
  const units = sold.map(({ unitId }) => unitId)
  const rows = await db.select().from(seats).where(inArray(seats.unitId, units))
  expect(rows).toHaveLength(ticketIds.length)
  for (const { seatId, unitId } of rows) {
    const ticketId = sold.find((ticket) => ticket.unitId === unitId)?.id ?? ''
    model.seats.set(seatId, { lockId: null, ticket: { orderId, ticketId } })
  }
}
