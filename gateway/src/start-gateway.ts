import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { ORIGIN } from '../../config/settings/kinds'
import { ShiftedClock } from './clock'
import { openDatabase } from './database/connect'
import { DEMO_SOURCE } from './demo/demo-source'
import { createGateway } from './gateway'
import { createLog } from './operations/log'
import { Metrics } from './operations/metrics'
import { missingParts } from './operations/missing-parts'
import { startJobs } from './operations/start-jobs'
import { configuredProviders } from './providers/configured-providers'
import { checkSandboxPlace } from './sandbox-place'
import type { Settings } from './settings'
import { EMPTY_SOURCE } from './shop/empty-source'
import { Shop } from './shop/shop'

/** This machine only: a sandbox hands out codes and resets the shop for anyone who reaches it. */
const LOOPBACK = '127.0.0.1'
/** Maximum time for pending calls when the gateway stops, ms. */
const STOP_WITHIN_MS = 10_000

export interface StartOptions extends Settings {
  /** With the sandbox the next free port is taken when it is not; otherwise a taken port is an error. */
  port: number
  /** Address to listen at; by default this machine can reach it and no other. */
  host?: string
  /** The sandbox may be reached by others. */
  isSandboxExposed?: boolean
  databaseUrl?: string
  dataDir?: string
  /** Log level: `info` for every answer, `warn`, `error`, `silent`. */
  logLevel?: string
}

export interface RunningGateway {
  port: number
  engine: 'pglite' | 'postgres'
  /** Features without a provider, in words. */
  missing: readonly string[]
  /** Stops accepting calls, answers pending ones, and closes the database. */
  close(): Promise<void>
}

/** Opens the database, the shop and a port. Throws on a public origin that is more or less than scheme and host. */
export async function startGateway(options: StartOptions): Promise<RunningGateway> {
  checkPublicOrigin(options)
  checkSandboxPlace(options)
  const {
    databaseUrl,
    dataDir,
    isSandboxExposed: _isSandboxExposed,
    host = LOOPBACK,
    logLevel = 'info',
    ...settings
  } = options
  const log = createLog(logLevel)
  const metrics = new Metrics()
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    onEvent(event, code) {
      metrics.countDatabaseEvent(event, code)
      log.warn({ event, code }, 'database')
    },
  })
  metrics.watchProcess(database)
  const clock = new ShiftedClock()
  const shop = await Shop.open(database.db, clock.now(), settings.sandbox ? DEMO_SOURCE : EMPTY_SOURCE, settings.brand)
  clock.shiftTo(shop.clockOffset)
  const providers = configuredProviders(settings, shop, database.db)
  let onChange = () => {}
  const app = await createGateway({
    database,
    clock,
    settings,
    shop,
    providers,
    log,
    metrics,
    onChange: () => onChange(),
  })
  // A proxy calls the port that it knows.
  const port = settings.sandbox ? await freePort(options.port, host) : options.port
  await app.listen({ port, host })
  const jobs = startJobs({ db: database.db, clock, shop, providers, log })
  onChange = jobs.wake
  return {
    port,
    engine: database.engine,
    missing: missingParts(shop, settings, providers),
    async close() {
      jobs.stop()
      await closeWithin(app, STOP_WITHIN_MS)
      await database.close()
    },
  }
}

function checkPublicOrigin({ publicOrigin }: Settings): void {
  const parsed = publicOrigin === undefined ? {} : ORIGIN.parse(publicOrigin)
  if ('fault' in parsed) throw new Error(`PUBLIC_ORIGIN ${publicOrigin} ${parsed.fault}`)
}

async function closeWithin(app: FastifyInstance, ms: number): Promise<void> {
  const deadline = setTimeout(() => app.server.closeAllConnections(), ms)
  await app.close()
  clearTimeout(deadline)
}

async function freePort(wanted: number, host: string): Promise<number> {
  for (let port = wanted; port < wanted + 100; port += 1) {
    if (await isFree(port, host)) return port
  }
  throw new Error(`no free port from ${wanted} on`)
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
