import { setTimeout as pause } from 'node:timers/promises'
import { eq, inArray } from 'drizzle-orm'
import type { OpenedDatabase } from '../gateway/src/database/connect'
import { seats } from '../gateway/src/database/schema/inventory'
import { orderUnits } from '../gateway/src/database/schema/orders'
import { NAMED_SHOWS } from '../gateway/src/demo/named-shows'
import { auditBooks } from '../gateway/src/services/books/audit-books'
import { cancelOrder } from '../src/contracts/order/cancel-order'
import { createOrder } from '../src/contracts/order/create-order'
import { preOrder } from '../src/contracts/order/pre-order'
import { lockSeats } from '../src/contracts/seat/lock-seats'
import { releaseSeats } from '../src/contracts/seat/release-seats'
import { type Fleet, firstSession, freeSeats, signInMany, startFleet } from './fleet'
import type { FleetClient } from './fleet-client'

const BUYERS = Number(process.env.BUYERS ?? 500)
const SEATS = 200
/** Buyers arrive at random within this period, s. */
const WITHIN_SECONDS = Number(process.env.WITHIN_SECONDS ?? 20)
/** Maximum attempts of a buyer without seats. */
const TRIES = 8
/** Beyond the lifetime of every lock and unpaid order, ms. */
const LATER_MS = 60 * 60_000

interface Session {
  showId: string
  bizShowSessionId: string
}
type Seat = Awaited<ReturnType<typeof freeSeats>>[number]

/** Outcomes of the buyers. */
const ENDS = ['sold', 'canceled', 'unpaid', 'given back', 'left locked', 'without seats'] as const
type End = (typeof ENDS)[number]

interface Outcome {
  end: End
  seatIds: string[]
}

/**
 * `npm run race:seats`: 500 buyers at three gateways on one PostgreSQL want two neighbouring seats of the same 200.
 * Some pay, some cancel, some never pay, some release their seats and some just leave. Fails if a seat was sold twice,
 * a paid order has no seats, a lock neither ended in an order nor was released, or the books have a fault.
 */
async function main(): Promise<void> {
  const fleet = await startFleet()
  const { client, database } = fleet
  const session = await firstSession(client, NAMED_SHOWS.seatsClub)
  const wanted = await freeSeats(client, session, SEATS)
  const tokens = await signInMany(database, BUYERS)
  const outcomes = await Promise.all(tokens.map((as, at) => new Buyer(client, session, as, at).buy(wanted)))
  await skipTime(fleet)
  await report(client, database, outcomes, wanted)
  await fleet.close()
}

class Buyer {
  constructor(
    private readonly client: FleetClient,
    private readonly session: Session,
    private readonly as: string,
    private readonly at: number,
  ) {}

  async buy(all: readonly Seat[]): Promise<Outcome> {
    const { client, session, as, at } = this
    await pause(Math.random() * WITHIN_SECONDS * 1000)
    for (let tries = 0; tries < TRIES; tries += 1) {
      const pair = pairFrom(all, at * 13 + tries * 59)
      const seatIds = pair.map(({ seatId }) => seatId)
      const options = { as, key: `lock-${at}-${tries}` }
      const { data } = await client.call(at + tries, lockSeats, { ...session, seatIds }, options)
      if (data?.seatLockId) return { seatIds, end: await this.goOn(data.seatLockId, pair) }
    }
    return { end: 'without seats', seatIds: [] }
  }

  /** Of ten buyers six pay; one each cancels, never pays, releases the seats, and leaves. */
  private async goOn(seatLockId: string, pair: readonly Seat[]): Promise<End> {
    const { client, as, at } = this
    if (at % 10 === 0) return 'left locked'
    if (at % 10 === 1) {
      await client.call(at + 1, releaseSeats, { seatLockId }, { as })
      return 'given back'
    }
    const orderId = await this.order(seatLockId, pair)
    if (at % 10 === 2) return 'unpaid'
    if (at % 10 === 3) {
      const { data } = await client.call(at + 2, cancelOrder, { orderId, reason: 'x' }, { as })
      return data === true ? 'canceled' : 'unpaid'
    }
    const { done } = await client.sandbox(at + 2, `orders/${orderId}/pay`)
    return done ? 'sold' : 'unpaid'
  }

  private async order(seatLockId: string, pair: readonly Seat[]): Promise<string> {
    const { client, session, as, at } = this
    const plans = [...new Set(pair.map(({ seatPlanId }) => seatPlanId))]
    const items = plans.map((seatPlanId) => ({
      seatPlanId,
      qty: pair.filter((seat) => seat.seatPlanId === seatPlanId).length,
    }))
    const wanted = { src: 'M_WEB', ...session, items, seatLockId }
    const { data: offer, comments } = await client.call(at, preOrder, wanted, { as })
    if (!offer) throw new Error(`seats were locked and not offered: ${comments}`)
    const input = {
      ...wanted,
      preOrderId: offer.preOrderId,
      paymentParam: { payAmount: offer.payAmount, totalAmount: offer.totalAmount },
      contact: { cellphone: '13800138000', countryCode: '86' },
      agreedPolicyIds: offer.agreements.map(({ id }) => id),
    }
    const { data, comments: why } = await client.call(at + 1, createOrder, input, { as, key: `order-${at}` })
    if (!data) throw new Error(`seats were locked and not sold: ${why}`)
    return data.orderId
  }
}

/** Two neighbours in the list. */
function pairFrom(all: readonly Seat[], at: number): Seat[] {
  const first = at % (all.length - 1)
  return all.slice(first, first + 2)
}

async function skipTime({ gateways, client }: Fleet): Promise<void> {
  for (const gateway of gateways) await gateway.sandbox('clock', { offset: LATER_MS })
  await client.sandbox(0, 'jobs')
}

async function report(client: FleetClient, { db }: OpenedDatabase, outcomes: Outcome[], wanted: readonly Seat[]) {
  const ids = wanted.map(({ seatId }) => seatId)
  const rows = await db
    .select({ seatId: seats.seatId, state: seats.state, lockId: seats.lockId, unit: orderUnits.state })
    .from(seats)
    .leftJoin(orderUnits, eq(orderUnits.id, seats.unitId))
    .where(inArray(seats.seatId, ids))
  const inBooks = rows.filter(({ state, unit }) => state === 'SOLD' && unit === 'SOLD').map(({ seatId }) => seatId)
  const bought = outcomes.filter(({ end }) => end === 'sold').flatMap(({ seatIds }) => seatIds)
  const leftover = rows.filter(({ state, lockId }) => state === 'LOCKED' || state === 'HELD' || lockId !== null)
  const faults = [
    ...(new Set(bought).size < bought.length ? ['a seat was sold twice'] : []),
    ...(bought.some((seatId) => !inBooks.includes(seatId)) ? ['somebody paid and has no seat'] : []),
    ...(inBooks.length === bought.length ? [] : ['a seat is sold to nobody']),
    ...(leftover.length === 0 ? [] : [`${leftover.length} seats are kept for nobody`]),
    ...client.faults,
    ...(await auditBooks(db)).map((fault) => JSON.stringify(fault)),
  ]
  const counts = ENDS.map((end) => `${outcomes.filter((one) => one.end === end).length} ${end}`)
  console.log(`${BUYERS} buyers, ${SEATS} seats, three gateways: ${counts.join(', ')}`)
  console.log(`${inBooks.length} seats sold, each once; ${client.retries} calls made again; faults: ${faults.length}`)
  if (faults.length > 0) throw new Error(faults.slice(0, 20).join('\n'))
}

main().catch((error) => {
  console.error(error)
  process.exit(1)
})
