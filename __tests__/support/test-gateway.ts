import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '@/contracts/endpoint'
import { rootPathOf } from '@/contracts/endpoint'
import type { Envelope } from '@/contracts/envelope'
import { openLogin } from '../../gateway/src/authenticate'
import { FixedClock } from '../../gateway/src/clock'
import { type OpenedDatabase, openDatabase } from '../../gateway/src/database/connect'
import { users } from '../../gateway/src/database/schema/people'
import { createGateway } from '../../gateway/src/gateway'
import { newId } from '../../gateway/src/random'
import { Shop } from '../../gateway/src/shop'

const ROOT = path.resolve(__dirname, '../..')
const SNAPSHOTS = path.join(ROOT, 'node_modules/.cache/gateway-snapshot')

/** The day the test shop opens. */
export const OPENING = Date.parse('2026-11-20T10:00:00+08:00')

export interface CallOptions {
  /** Access token of the user. */
  as?: string
  headers?: Record<string, string>
  /** `src` of the client. */
  src?: string
}

/** A gateway of one's own, in memory, stocked, with a clock that stands still. */
export interface TestGateway {
  gateway: FastifyInstance
  clock: FixedClock
  database: OpenedDatabase
  call<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input, options?: CallOptions): Promise<Envelope<Output>>
  /** A user with this number, logged in: the access token. */
  signIn(cellphone?: string): Promise<string>
  close(): Promise<void>
}

declare global {
  /** Made outside jest's sandbox: see outer-gateway.cjs. */
  function createTestGateway(): Promise<TestGateway>
}

/** Called by outer-gateway.cjs; a test uses the global of the same name. */
export async function createTestGateway(): Promise<TestGateway> {
  const clock = new FixedClock(OPENING)
  const database = await openStockedDatabase()
  const gateway = await createGateway({ database, clock, settings: { sandbox: true } })
  await gateway.ready()
  return {
    gateway,
    clock,
    database,
    async call(endpoint, input, { as, headers, src = 'M_WEB' } = {}) {
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
        ...(isQuery ? { query: fields as Record<string, string> } : { payload: fields }),
      })
      return reply.json()
    },
    async signIn(cellphone = '13800138000') {
      await database.db
        .insert(users)
        .values({ id: newId(), areaCode: '86', cellphone, nickname: 'Test', createdAt: clock.now() })
        .onConflictDoNothing()
      const found = (await database.db.select().from(users)).find((user) => user.cellphone === cellphone)
      return (await openLogin(database.db, clock, found?.id ?? '')).accessToken
    },
    async close() {
      await gateway.close()
      await database.close()
    },
  }
}

/** Stocking the shop takes seconds; a dump of the result is kept for as long as the sources are the same. */
async function openStockedDatabase(): Promise<OpenedDatabase> {
  const file = path.join(SNAPSHOTS, `${sourcesHash()}.tar`)
  if (existsSync(file)) return openDatabase({ snapshot: new Blob([readFileSync(file)]) })
  const database = await openDatabase({})
  await Shop.open(database.db, OPENING)
  const dump = await database.dump?.()
  if (dump) {
    mkdirSync(SNAPSHOTS, { recursive: true })
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
    renameSync(draft, file)
  }
  return database
}

function sourcesHash(): string {
  const hash = createHash('sha256')
  const folders = ['gateway/src/demo', 'gateway/src/demo/titles', 'gateway/migrations', 'gateway/src/database/schema']
  for (const folder of folders) {
    const names = readdirSync(path.join(ROOT, folder)).filter(
      (name) => /\.(ts|sql)$/.test(name) && !name.includes('.test.'),
    )
    for (const name of names.sort()) hash.update(readFileSync(path.join(ROOT, folder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
