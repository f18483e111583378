import autocannon from 'autocannon'
import { startGatewayProcess } from '../__tests__/support/gateway-process'
import { NAMED_SHOWS } from '../gateway/src/demo/named-shows'
import { rootPathOf } from '../src/contracts/endpoint'
import { getLayout } from '../src/contracts/layout/get-layout'
import { getShowStatic } from '../src/contracts/show/get-show-static'
import { listShows } from '../src/contracts/show/list-shows'

const CONNECTIONS = [1, 10, 100, 1000]
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5)
/** With ten callers at a time no answer in a hundred may take longer, ms. */
const BUDGET_MS = 100

/** What was left behind by those who hung up is done by then, ms. */
const QUIET_WITHIN_MS = 30_000

const CALLS = {
  home: `${rootPathOf(getLayout)}?page=HOME`,
  list: `${rootPathOf(listShows)}?offset=0&length=10`,
  detail: rootPathOf(getShowStatic).replace(':showId', NAMED_SHOWS.simpleConcert),
}

/**
 * How long the next caller waits, ms: thousands have just hung up, and what is still done for them belongs to their
 * level and not to the next one.
 */
async function quiet(url: string): Promise<number> {
  const startedAt = Date.now()
  await (await fetch(url)).text()
  const waited = Date.now() - startedAt
  while (await isBusy(url)) if (Date.now() - startedAt > QUIET_WITHIN_MS) throw new Error(`${url} stays busy`)
  return waited
}

async function isBusy(url: string): Promise<boolean> {
  const askedAt = Date.now()
  await (await fetch(url)).text()
  return Date.now() - askedAt > BUDGET_MS
}

/** `npm run bench:gateway`: answers a second, and how long the slowest in a hundred takes, by calls and connections. */
async function main(): Promise<void> {
  process.env.RATE_LIMIT = 'off'
  process.env.LOG_LEVEL = 'silent'
  const gateway = await startGatewayProcess({ databaseUrl: process.env.DATABASE_URL })
  const overBudget: string[] = []
  console.log('call     connections   answers/s   p50 ms   p99 ms   refused   failed   next ms')
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
  await gateway.stop()
  if (overBudget.length > 0) throw new Error(`over budget: ${overBudget.join(', ')}`)
}

main().catch((error) => {
  console.error(error)
  process.exit(1)
})
