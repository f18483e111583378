import { setTimeout as pause } from 'node:timers/promises'
import { inArray, sql } from 'drizzle-orm'
import { acceptedOffer } from '../__tests__/support/buyer'
import { type GatewayProcess, startGatewayProcess } from '../__tests__/support/gateway-process'
import type { OpenedDatabase } from '../gateway/src/database/connect'
import { orders } from '../gateway/src/database/schema/orders'
import { NAMED_SHOWS } from '../gateway/src/demo/named-shows'
import { auditBooks } from '../gateway/src/services/books/audit-books'
import { BUSINESS_ERROR } from '../src/contracts/business-error-code'
import { cancelOrder } from '../src/contracts/order/cancel-order'
import { createOrder } from '../src/contracts/order/create-order'
import { preOrder } from '../src/contracts/order/pre-order'
import { lockSeats } from '../src/contracts/seat/lock-seats'
import { listSeatPlansStatic } from '../src/contracts/session/list-seat-plans-static'
import { firstSession, freeSeats, signInMany, startFleet } from './fleet'
import type { FleetClient } from './fleet-client'

const BUYERS = Number(process.env.BUYERS ?? 600)
/** Buyers arrive at random within this period, s; 0: all at once. */
const WITHIN_SECONDS = Number(process.env.WITHIN_SECONDS ?? 30)
const SEATS = 50
/** Maximum response time, ms. */
const MAX_WAIT_MS = 2_000
const ANSWERED = [BUSINESS_ERROR.soldOut, BUSINESS_ERROR.seatLockOver, BUSINESS_ERROR.quoteInvalid]

interface Demand {
  showId: string
  bizShowSessionId: string
  seatPlanId: string
  seatIds?: string[]
}

/** Answer to a buyer. */
interface Outcome {
  orderId: string
  isPaid: boolean
  isCanceled: boolean
}

/**
 * `npm run race`: 600 buyers at three gateways on one PostgreSQL, half of them for 50 units and half for 50 seats,
 * while orders are paid, cancelled and cleaned up, and the gateways are killed and restarted in turn.
 */
async function main(): Promise<void> {
  const fleet = await startFleet()
  const { client, database, gateways } = fleet
  const units = await unitDemand(client)
  const seats = await seatDemands(client)
  const tokens = await signInMany(database, BUYERS)
  let isOver = false
  const kills = killOneAfterAnother(gateways, fleet.databaseUrl, () => isOver)
  const outcomes: Outcome[] = []
  const demandOf = (at: number) => (at % 2 === 0 ? units : (seats[(at * 7) % seats.length] ?? units))
  await Promise.all(tokens.map((as, at) => buy(client, demandOf(at), as, at, outcomes)))
  isOver = true
  await kills
  await report(client, database, outcomes)
  await fleet.close()
}

async function unitDemand(client: FleetClient): Promise<Demand> {
  const session = await firstSession(client, NAMED_SHOWS.fiftyTickets)
  const { data } = await client.call(0, listSeatPlansStatic, session)
  return { ...session, seatPlanId: data?.seatPlans[0]?.seatPlanId ?? '' }
}

/** A few seats, each wanted by many. */
async function seatDemands(client: FleetClient): Promise<Demand[]> {
  const session = await firstSession(client, NAMED_SHOWS.seatsClub)
  const free = await freeSeats(client, session, SEATS)
  return free.map(({ seatId, seatPlanId }) => ({ ...session, seatPlanId, seatIds: [seatId] }))
}

async function buy(client: FleetClient, demand: Demand, as: string, at: number, outcomes: Outcome[]): Promise<void> {
  await pause(Math.random() * WITHIN_SECONDS * 1000)
  const { showId, bizShowSessionId, seatPlanId, seatIds } = demand
  const seatLockId = seatIds ? await lock(client, demand, as, at) : undefined
  if (seatIds && seatLockId === undefined) return
  const wanted = {
    src: 'M_WEB',
    showId,
    bizShowSessionId,
    items: [{ seatPlanId, qty: 1 }],
    ...(seatLockId && { seatLockId }),
  }
  const { data: offer } = await client.call(at, preOrder, wanted, { as })
  if (!offer) return
  const input = acceptedOffer(wanted, offer)
  const { data, statusCode, comments } = await client.call(at + 1, createOrder, input, { as, key: `order-${at}` })
  if (!data && !ANSWERED.some((code) => code === statusCode)) throw new Error(`${statusCode} ${comments}`)
  if (data) outcomes.push(await goOn(client, data.orderId, as, at))
}

async function lock(client: FleetClient, demand: Demand, as: string, at: number): Promise<string | undefined> {
  const { showId, bizShowSessionId, seatIds = [] } = demand
  const { data } = await client.call(at, lockSeats, { showId, bizShowSessionId, seatIds }, { as, key: `seats-${at}` })
  return data?.seatLockId
}

/** A third pays, a third cancels, a third does both at different gateways at once; every tenth runs the jobs. */
async function goOn(client: FleetClient, orderId: string, as: string, at: number): Promise<Outcome> {
  const isPaying = at % 3 !== 0
  const isCancelling = at % 3 !== 1
  const [paid, canceled] = await Promise.all([
    isPaying ? client.sandbox(at + 2, `orders/${orderId}/pay`) : null,
    isCancelling ? client.call(at, cancelOrder, { orderId, reason: 'x' }, { as }) : null,
    at % 10 === 0 ? client.sandbox(at + 1, 'jobs') : null,
  ])
  return { orderId, isPaid: paid?.done ?? false, isCanceled: canceled?.data === true }
}

async function killOneAfterAnother(gateways: GatewayProcess[], databaseUrl: string, isOver: () => boolean) {
  for (let at = 0; at < gateways.length && !isOver(); at += 1) {
    await pause(1_500)
    await gateways[at]?.kill()
    gateways[at] = await startGatewayProcess({ databaseUrl })
  }
}

async function report(client: FleetClient, { db }: OpenedDatabase, outcomes: readonly Outcome[]): Promise<void> {
  const faults = await auditBooks(db)
  const ids = outcomes.map(({ orderId }) => orderId)
  const rows = ids.length > 0 ? await db.select().from(orders).where(inArray(orders.id, ids)) : []
  const stateOf = new Map(rows.map(({ id, state }) => [id, state]))
  const isLost = ({ orderId, isPaid }: Outcome) =>
    !stateOf.has(orderId) || (isPaid && stateOf.get(orderId) !== 'DELIVERING')
  const lost = outcomes.filter(isLost)
  const answer = await db.execute(sql`SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()`)
  const deadlocks = Number((answer as unknown as { rows: { deadlocks: number }[] }).rows[0]?.deadlocks ?? 0)
  const waits = [...client.waits].sort((a, b) => a - b)
  const worst = waits[waits.length - 1] ?? 0
  const p99 = waits[Math.floor(waits.length * 0.99)] ?? 0
  const paid = rows.filter(({ state }) => state === 'DELIVERING').length
  console.log(`${BUYERS} buyers, ${outcomes.length} orders, ${paid} sold, ${client.retries} calls made again`)
  console.log(`deadlocks ${deadlocks}, lost ${lost.length}, faults of the books ${JSON.stringify(faults)}`)
  console.log(
    `waits: p50 ${Math.round(waits[waits.length >> 1] ?? 0)} ms, p99 ${Math.round(p99)} ms, longest ${Math.round(worst)} ms`,
  )
  if (deadlocks + lost.length + faults.length > 0) throw new Error('something was lost, sold twice or deadlocked')
  if (worst > MAX_WAIT_MS) throw new Error(`somebody waited ${Math.round(worst)} ms`)
}

main().catch((error) => {
  console.error(error)
  process.exit(1)
})
