import autocannon from 'autocannon'
import { type GatewayProcess, startGatewayProcess } from '../__tests__/support/gateway-process'
import { openDatabase } from '../gateway/src/database/connect'
import { NAMED_SHOWS } from '../gateway/src/demo/named-shows'
import { startPostgres } from '../scripts/postgres'
import { rootPathOf } from '../src/contracts/endpoint'
import { getLayout } from '../src/contracts/layout/get-layout'
import { getShowStatic } from '../src/contracts/show/get-show-static'
import { listShows } from '../src/contracts/show/list-shows'
import { FleetClient } from './fleet-client'
import { OrderLoad } from './order-load'

const CONNECTIONS = [1, 10, 100, 1000]
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
/** Maximum response time of the 99th percentile with ten callers, ms. */
const BUDGET_MS = 100

/** Time within which abandoned work has ended, ms. */
const QUIET_WITHIN_MS = 30_000

const CALLS = {
  home: `${rootPathOf(getLayout)}?page=HOME`,
  list: `${rootPathOf(listShows)}?offset=0&length=10`,
  detail: rootPathOf(getShowStatic).replace(':showId', NAMED_SHOWS.simpleConcert),
}

/**
 * Waits until a level's abandoned work has ended, ms: thousands have just disconnected, and their work must not count
 * for the next level.
 */
async function quiet(url: string): Promise<number> {
  const startedAt = Date.now()
  await (await fetch(url)).text()
  const waited = Date.now() - startedAt
  while (await isBusy(url)) if (Date.now() - startedAt > QUIET_WITHIN_MS) throw new Error(`${url} stays busy`)
  return waited
}

async function isBusy(url: string): Promise<boolean> {
  const startedAt = Date.now()
  await (await fetch(url)).text()
  return Date.now() - startedAt > BUDGET_MS
}

/**
 * `npm run bench:gateway`: answers per second and the 99th percentile, by calls and connections; with a PostgreSQL also
 * for placing orders. `bench:orders` measures growth with orders, `bench:catalogue` growth with shows.
 */
async function main(): Promise<void> {
  process.env.RATE_LIMIT = 'off'
  process.env.LOG_LEVEL = 'silent'
  const server = process.env.DATABASE_URL ? null : await startPostgres()
  const databaseUrl = process.env.DATABASE_URL ?? server?.url
  const gateway = await startGatewayProcess({ databaseUrl })
  console.log('call     connections   answers/s   p50 ms   p99 ms   refused   failed   next ms')
  const overBudget = await measureReads(gateway)
  if (databaseUrl) overBudget.push(...(await measureOrders(gateway, databaseUrl)))
  else console.log('create   not measured: there is no PostgreSQL here')
  await gateway.stop()
  await server?.stop()
  if (overBudget.length > 0) throw new Error(`over budget: ${overBudget.join(', ')}`)
}

/** Levels beyond the limit. */
async function measureReads(gateway: GatewayProcess): Promise<string[]> {
  const overBudget: string[] = []
  for (const [call, path] of Object.entries(CALLS)) {
    const warm = await fetch(`${gateway.origin}${path}`)
    const { statusCode } = (await warm.json()) as { statusCode: number }
    if (statusCode !== 200) throw new Error(`${call} answers ${statusCode}`)
    for (const connections of CONNECTIONS) {
      const result = await autocannon({ url: `${gateway.origin}${path}`, connections, duration: SECONDS, workers: 1 })
      const { requests, latency, non2xx, errors } = result
      const figures = [requests.average, latency.p50, latency.p99, non2xx, errors, await quiet(gateway.origin + path)]
      console.log(call.padEnd(8), String(connections).padStart(11), ...figures.map((one) => String(one).padStart(9)))
      if (errors > 0 || (connections === 10 && latency.p99 > BUDGET_MS)) overBudget.push(`${call} ${connections}`)
    }
  }
  return overBudget
}

/** Levels of placing orders beyond the limit. */
async function measureOrders(gateway: GatewayProcess, databaseUrl: string): Promise<string[]> {
  const database = await openDatabase({ databaseUrl })
  const load = await OrderLoad.of(gateway.origin, new FleetClient([gateway]), database)
  const overBudget: string[] = []
  for (const connections of CONNECTIONS) {
    const { perSecond, p50, p99, refused, failed } = await load.run(connections, SECONDS)
    const next = await quiet(`${gateway.origin}${CALLS.list}`)
    const figures = [perSecond, p50, p99, refused, failed, next]
    console.log('create  ', String(connections).padStart(11), ...figures.map((one) => String(one).padStart(9)))
    if (failed > 0) overBudget.push(`create ${connections}`)
  }
  await database.close()
  return overBudget
}

main().catch((error) => {
  console.error(error)
  process.exit(1)
})
