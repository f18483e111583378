import type { FastifyInstance } from 'fastify'
import type { FixedClock } from '../../gateway/src/clock'
import type { OpenedDatabase } from '../../gateway/src/database/connect'
import { createGateway } from '../../gateway/src/gateway'
import { createLog } from '../../gateway/src/operations/log'
import { Metrics } from '../../gateway/src/operations/metrics'
import { configuredProviders } from '../../gateway/src/providers/configured-providers'
import { ShopFaults } from '../../gateway/src/sandbox/faults'
import type { Settings } from '../../gateway/src/settings'
import type { Shop } from '../../gateway/src/shop/shop'

/** Parts that differ from test to test. */
export interface TestParts {
  database: OpenedDatabase
  shop: Shop
  clock: FixedClock
  /** Receives the lines of the log. */
  logged: string[]
}

export interface LentServer {
  app: FastifyInstance
  /** Ends its use; a later call of the test fails. */
  release(): Promise<void>
}

interface ReusableServer {
  app: FastifyInstance
  faults: ShopFaults
  /** Parts of the current test; null between tests. */
  parts: TestParts | null
  /** False once a test has listened to a port or closed it. */
  isReusable: boolean
}

/** Servers with default settings that no test uses. */
const idleServers: ReusableServer[] = []

/**
 * A gateway's server. One with default settings is lent to one test after the other: building its table of routes takes
 * longer than most tests. It looks up its parts for each request.
 */
export async function lendServer(parts: TestParts, settings: Partial<Settings>): Promise<LentServer> {
  const isDefault = Object.keys(settings).length === 0
  const server = (isDefault && idleServers.pop()) || (await buildServer(parts, settings))
  server.parts = parts
  return {
    app: server.app,
    async release() {
      if (!isDefault || !server.isReusable) return server.app.close()
      server.parts = null
      server.faults.set([])
      idleServers.push(server)
    },
  }
}

async function buildServer(first: TestParts, settings: Partial<Settings>): Promise<ReusableServer> {
  const faults = new ShopFaults()
  const server: Omit<ReusableServer, 'app'> = { faults, parts: first, isReusable: true }
  const current = () => {
    if (server.parts === null) throw new Error('a gateway is used after its test has closed it')
    return server.parts
  }
  const own = { sandbox: true, ...settings }
  const shop = forward(() => current().shop)
  const db = forward(() => current().database.db)
  const app = await createGateway({
    database: { ...first.database, db },
    shop,
    providers: configuredProviders(own, shop, db),
    clock: forward(() => current().clock),
    settings: own,
    log: createLog('info', { write: (line) => void current().logged.push(line) }),
    metrics: new Metrics(),
    faults,
  })
  const spend = async () => {
    server.isReusable = false
  }
  app.addHook('onListen', spend)
  app.addHook('onClose', spend)
  await app.ready()
  return Object.assign(server, { app })
}

/** Stands for what `find` returns at each use. */
function forward<Target extends object>(find: () => Target): Target {
  return new Proxy({} as Target, {
    get: (_self, name) => Reflect.get(find(), name),
    set: (_self, name, value) => Reflect.set(find(), name, value),
    has: (_self, name) => Reflect.has(find(), name),
    getPrototypeOf: () => Reflect.getPrototypeOf(find()),
  })
}
