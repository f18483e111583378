import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { type GatewayProcess, startGatewayProcess, temporaryFolder } from '../__tests__/support/gateway-process'
import { NAMED_SHOWS } from '../gateway/src/demo/named-shows'
import { startPostgres } from '../scripts/postgres'
import type { OrderStateName } from '../src/domain/order-state'
import { ChaosShopper, type Lives } from './chaos-shopper'
import { FleetClient } from './fleet-client'

const SECONDS = Number(process.env.CHAOS_SECONDS ?? 600)
const SHOPPERS = 16
const SHOWS = [NAMED_SHOWS.fiftyTickets, NAMED_SHOWS.simpleConcert]
/** Maximum interval of disruptions, ms. */
const TROUBLE_EVERY_MS = 4_000
/** Disruptions between audits, and between resets. */
const AUDIT_EVERY = 5
const RESET_EVERY = 8
/** Maximum change of the clock. */
const CLOCK_MS = 60 * 60_000
/** States that a paid order cannot have. */
const UNPAID_STATES: readonly OrderStateName[] = ['UNPAID', 'CANCELED']

/** A database engine with its gateways. */
interface Fleet {
  engine: string
  gateways: GatewayProcess[]
  start(): Promise<GatewayProcess>
  /** Terminates all database connections; absent without any. */
  dropConnections?(): Promise<void>
  close(): Promise<void>
}

/**
 * `npm run chaos`: shoppers buy, pay, cancel and give back while gateways are killed, connections terminated, clocks
 * moved, callbacks doubled and late, and the shop is reset; on PostgreSQL with three gateways, then on the embedded
 * database. Fails for any answer of 5xx but "busy" in words, for a fault of the books and for a paid order that is not.
 * `CHAOS_SECONDS` is the time for both engines together.
 */
async function main(): Promise<void> {
  process.env.RATE_LIMIT = 'off'
  process.env.LOG_LEVEL = 'silent'
  const failures = [...(await rage(await postgresFleet())), ...(await rage(await embeddedFleet()))]
  if (failures.length === 0) return
  console.error([...new Set(failures)].slice(0, 20).join('\n'))
  throw new Error(`${failures.length} failures`)
}

async function postgresFleet(): Promise<Fleet> {
  const server = await startPostgres()
  if (!server) throw new Error('there is no PostgreSQL here')
  const start = () => startGatewayProcess({ databaseUrl: server.url })
  const gateways = [await start(), await start(), await start()]
  return {
    engine: 'PostgreSQL',
    gateways,
    start,
    async dropConnections() {
      const client = new Client(server.url)
      await client.connect()
      await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()')
      await client.end()
    },
    close: () => server.stop(),
  }
}

async function embeddedFleet(): Promise<Fleet> {
  const dataDir = temporaryFolder()
  const start = () => startGatewayProcess({ dataDir })
  return {
    engine: 'PGlite',
    gateways: [await start()],
    start,
    close: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

async function rage(fleet: Fleet): Promise<string[]> {
  const client = new FleetClient(fleet.gateways)
  const shop: Lives = { life: 0 }
  const shoppers = Array.from({ length: SHOPPERS }, (_, at) => new ChaosShopper(client, shop, at, SHOWS))
  const end = Date.now() + (SECONDS / 2) * 1_000
  const isOver = () => Date.now() >= end
  const failures: string[] = []
  const troubles = causeTrouble(fleet, client, shop, failures, isOver)
  await Promise.all(shoppers.map((shopper) => shopper.run(isOver)))
  const count = await troubles
  await client.sandbox(0, 'clock', { offset: 0 })
  await client.sandbox(0, 'jobs')
  failures.push(...client.faults, ...(await bookFaults(client)), ...(await lostOrders(shoppers, shop)))
  const steps = shoppers.reduce((total, shopper) => total + shopper.steps, 0)
  const orders = shoppers.reduce((total, shopper) => total + shopper.orders.length, 0)
  const paid = shoppers.flatMap((shopper) => shopper.orders).filter(({ isPaid }) => isPaid).length
  console.log(
    `${fleet.engine}: ${steps} steps, ${client.waits.length} answers, ${orders} orders, ${paid} paid, ${count} troubles, ` +
      `${shop.life ?? 0} resets, ${client.retries} calls made again, ${failures.length} failures`,
  )
  await Promise.all(fleet.gateways.map((gateway) => gateway.stop()))
  await fleet.close()
  return failures
}

/** Causes disruptions in sequence; returns their number. */
async function causeTrouble(
  fleet: Fleet,
  client: FleetClient,
  shop: Lives,
  failures: string[],
  isOver: () => boolean,
): Promise<number> {
  let count = 0
  while (!isOver()) {
    await pause(Math.random() * TROUBLE_EVERY_MS)
    count += 1
    const at = count % fleet.gateways.length
    if (count % AUDIT_EVERY === 0) failures.push(...(await bookFaults(client)))
    if (count % RESET_EVERY === 0) await reset(client, shop)
    const kind = Math.random()
    if (kind < 0.3) await killAndStart(fleet, at)
    else if (kind < 0.5) await fleet.dropConnections?.()
    else if (kind < 0.8) await client.sandbox(at, 'clock', { offset: Math.floor(Math.random() * CLOCK_MS) })
    else await Promise.all(fleet.gateways.map((_gateway, each) => client.sandbox(each, 'jobs')))
  }
  return count
}

async function killAndStart({ gateways, start }: Fleet, at: number): Promise<void> {
  await gateways[at]?.kill()
  gateways[at] = await start()
}

async function reset(client: FleetClient, shop: Lives): Promise<void> {
  const next = (shop.life ?? 0) + 1
  shop.life = null
  await client.sandbox(0, 'reset')
  shop.life = next
}

async function bookFaults(client: FleetClient): Promise<string[]> {
  const { faults } = (await client.shown(0, 'books')) as { faults: { rule: string; ids: string[] }[] }
  return faults.map(({ rule, ids }) => `books: ${rule} ${ids.join(' ')}`)
}

/** Orders of this generation that a shopper saw paid and that are not. */
async function lostOrders(shoppers: readonly ChaosShopper[], { life }: Lives): Promise<string[]> {
  const lost: string[] = []
  for (const shopper of shoppers) {
    for (const order of shopper.orders.filter(({ isPaid, life: paidIn }) => isPaid && paidIn === life)) {
      const state = await shopper.stateOf(order)
      if (state === null || UNPAID_STATES.includes(state)) lost.push(`lost: ${order.orderId} ${state ?? 'gone'}`)
    }
  }
  return lost
}

main().catch((error) => {
  console.error(error)
  process.exit(1)
})
