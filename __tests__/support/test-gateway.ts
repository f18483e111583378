import { PgDialect } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '@/contracts/endpoint'
import { rootPathOf } from '@/contracts/endpoint'
import type { Envelope } from '@/contracts/envelope'
import { FixedClock } from '../../gateway/src/clock'
import type { OpenedDatabase } from '../../gateway/src/database/connect'
import { users } from '../../gateway/src/database/schema/people'
import { DEMO_SOURCE } from '../../gateway/src/demo/demo-source'
import { configuredProviders } from '../../gateway/src/providers/configured-providers'
import { NO_PROVIDERS, type Providers } from '../../gateway/src/providers/providers'
import { newId } from '../../gateway/src/random'
import { openLogin } from '../../gateway/src/services/accounts/logins'
import { auditBooks } from '../../gateway/src/services/books/audit-books'
import { BOOK_RULES } from '../../gateway/src/services/books/book-rules'
import { unitsLeft } from '../../gateway/src/services/inventory/inventory'
import { runJobs } from '../../gateway/src/services/jobs/run-jobs'
import type { Settings } from '../../gateway/src/settings'
import { Shop } from '../../gateway/src/shop/shop'
import { type LentServer, lendServer } from './lent-server'
import { drainLockFaults, watchLockOrder } from './lock-order-watch'
import { type OlderShop, openOlderDatabase } from './older-database'
import { openStockedDatabase, type StockedDatabase } from './stocked-database'

watchLockOrder()

/** The day the test shop opens. */
export const OPENING = Date.parse('2026-11-20T10:00:00+08:00')

/** Parameters that every client adds to every address. */
const COMMON_QUERY = { utcOffset: '480', channelId: '', ver: '4.38.4', terminalSrc: 'M_WEB' }

export interface CallOptions {
  /** Access token of the user. */
  as?: string
  headers?: Record<string, string>
  /** `src` of the client. */
  src?: string
}

type GatewayCall = <Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  options?: CallOptions,
) => Promise<Envelope<Output>>

/** A gateway without its sandbox and without any provider, of the same shop. */
export interface BareGateway {
  gateway: FastifyInstance
  call: GatewayCall
  runJobs(): Promise<void>
}

/** A separate gateway, in memory, stocked, with a clock that stands still. */
export interface TestGateway {
  gateway: FastifyInstance
  clock: FixedClock
  database: OpenedDatabase
  providers: Providers
  call: GatewayCall
  /** A user with this number, logged in: the access token. */
  signIn(cellphone?: string): Promise<string>
  /** Units of a seat plan that are neither held nor sold; the wire tells no more than twenty. */
  unitsLeft(seatPlanId: string): Promise<number>
  /** Announces new sessions of shows that have ended. */
  roll(): Promise<void>
  /** Runs the jobs of the gateway now. */
  runJobs(): Promise<void>
  /** Another gateway of this shop, without sandbox and providers. */
  withoutProviders(): Promise<BareGateway>
  /** Lines of the log so far. */
  logged: string[]
  /** Opens a port; answers scheme, host and port. */
  listen(): Promise<string>
  /** Audits the books and the order of the locks, and ends it. */
  close(): Promise<void>
}

declare global {
  /** Made outside jest's sandbox: see outer-gateway.cjs. */
  function createTestGateway(settings?: Partial<Settings>, older?: OlderShop): Promise<TestGateway>
}

/** Mark of a value that a text was not given. */
const UNFILLED = /\{\w+\}/

const dialect = new PgDialect()
const RULES = BOOK_RULES.map((rule) => ({ rule, words: new Set(dialect.sqlToQuery(rule.broken).sql.split(/\W+/)) }))

/** Rules that read one of these tables: what a test has left alone is as right as it was when it was stocked. */
function rulesOf(tables: readonly string[]) {
  return RULES.filter(({ words }) => tables.some((table) => words.has(table))).map(({ rule }) => rule)
}

/** Called by outer-gateway.cjs; a test uses the global of the same name. `older`: a shop of an earlier version. */
export async function createTestGateway(settings: Partial<Settings> = {}, older?: OlderShop): Promise<TestGateway> {
  const clock = new FixedClock(OPENING)
  const database: OpenedDatabase & Partial<StockedDatabase> = older
    ? await openOlderDatabase(older)
    : await openStockedDatabase(OPENING)
  const logged: string[] = []
  const shop = await Shop.open(database.db, OPENING, DEMO_SOURCE, settings.brand)
  const parts = { database, shop, clock, logged }
  const providers = configuredProviders({ sandbox: true, ...settings }, shop, database.db)
  const { app: gateway, release } = await lendServer(parts, settings)
  const others: LentServer[] = []
  return {
    gateway,
    logged,
    clock,
    database,
    providers,
    call: caller(gateway),
    async withoutProviders() {
      const other = await lendServer(parts, { ...settings, sandbox: false })
      others.push(other)
      return {
        gateway: other.app,
        call: caller(other.app),
        runJobs: () => runJobs({ db: database.db, clock, providers: NO_PROVIDERS }, shop.catalogue),
      }
    },
    async signIn(cellphone = '13800138000') {
      await database.db
        .insert(users)
        .values({
          id: newId(),
          areaCode: '86',
          cellphone,
          nickname: 'Test',
          boundAt: clock.now(),
          createdAt: clock.now(),
        })
        .onConflictDoNothing()
      const found = (await database.db.select().from(users)).find((user) => user.cellphone === cellphone)
      return (await openLogin({ db: database.db, clock }, found?.id ?? '')).accessToken
    },
    roll: () => shop.roll(clock.now()),
    unitsLeft: (seatPlanId) => unitsLeft({ db: database.db, clock }, seatPlanId),
    runJobs: () => runJobs({ db: database.db, clock, providers }, shop.catalogue),
    listen: () => gateway.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      for (const other of others) await other.release()
      await release()
      const changed = await database.changedTables?.()
      const faults = await auditBooks(database.db, changed && rulesOf(changed))
      await database.close()
      if (faults.length > 0) throw new Error(`the books of this test are wrong: ${JSON.stringify(faults)}`)
      const locks = drainLockFaults()
      if (locks.length > 0) throw new Error(`locked out of order: ${locks.join('; ')}`)
    },
  }
}

/** Calls of the app at a gateway. */
function caller(gateway: FastifyInstance): GatewayCall {
  return async (endpoint, input, { as, headers, src = 'M_WEB' } = {}) => {
    const fields = { ...(input as Record<string, unknown>) }
    const url = rootPathOf(endpoint).replace(/:(\w+)/g, (_mark, name: string) => {
      const value = String(fields[name] ?? '')
      delete fields[name]
      return encodeURIComponent(value)
    })
    const isQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
    const reply = await gateway.inject({
      method: endpoint.method,
      url,
      headers: { src, ...(as && { 'access-token': as }), ...headers },
      query: { ...COMMON_QUERY, ...(isQuery && (fields as Record<string, string>)) },
      ...(!isQuery && { payload: Array.isArray(input) ? input : fields }),
    })
    const answer: Envelope<never> = reply.json()
    if (UNFILLED.test(answer.comments ?? '')) throw new Error(`a text lacks values: ${answer.comments}`)
    return answer
  }
}
