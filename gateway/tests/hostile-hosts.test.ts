/** @engine embedded: its SQL only reads. */
import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { offerOf } from '@test/buyer'
import { emailAccount, mailedToken } from '@test/email-account'
import { mailbox } from '@test/mailbox'
import { CALLS } from '@test/other-users/calls-with-own-things'
import { Person } from '@test/other-users/person'
import { sampleInput } from '@test/sample-input'
import type { TestGateway } from '@test/test-gateway'
import { eq, sql } from 'drizzle-orm'
import { sendMail } from '@/contracts/account/send-mail'
import { rootPathOf } from '@/contracts/endpoint'
import { generateShortCode } from '@/contracts/link/generate-short-code'
import { inventory } from '../src/database/schema/inventory'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { newId } from '../src/random'
import { routes } from '../src/routes'

const HOSTILE = ['127.0.0.1:9401@evil.example', '203.0.113.9', '[2001:db8::66]', 'evil.localhost', 'evil.example']
const MARKS = /evil\.|203\.0\.113\.9|2001:db8|:9401/
const SOURCES = path.join(__dirname, '../src')

let shop: TestGateway

beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

/** Calls over a real socket with a Host header of the caller's own. */
function post(origin: string, url: string, host: string, body: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json' }
    const sent = request(`${origin}${url}`, { method: 'POST', headers, setHost: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      answer.on('end', () => resolve(text))
    })
    sent.on('error', reject).end(JSON.stringify(body))
  })
}

/** Everything that is stored, as text. */
async function stored(): Promise<string> {
  const { db } = shop.database
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = current_schema()`)
  const contents = tables.map(({ name }) =>
    db.select({ row: sql<string>`to_jsonb(held)::text` }).from(sql`${sql.identifier(name)} AS held`),
  )
  return JSON.stringify(await Promise.all(contents))
}

/** Answer of a call, with its name. */
async function answerTo(host: string, name: string, input: object, as: string): Promise<string> {
  const route = routes.find((known) => known.name === name)
  if (!route) throw new Error(name)
  const answer = await shop.call(route.endpoint, input, { as, headers: { host, 'idempotency-key': newId() } })
  return `${name} ${JSON.stringify(answer)}`
}

describe('a Host header', () => {
  it('does not reach the link of a password reset (contract D-23)', async () => {
    const email = 'host@example.com'
    await emailAccount(shop, email)
    const origin = await shop.listen()
    const { port } = new URL(origin)
    for (const host of HOSTILE) {
      shop.clock.advance(2 * 60 * 1000)
      await post(origin, rootPathOf(sendMail), host, { email, scene: 'RESET' })
      const [mail = ''] = await mailbox(shop, email)
      expect(mail).toContain(`http://localhost:${port}/set-password?token=${await mailedToken(shop, email)}`)
      expect(mail).not.toMatch(MARKS)
    }
    const link = await post(origin, rootPathOf(generateShortCode), HOSTILE[0] ?? '', {
      path: '/hot',
      params: {},
      expireDays: 1,
    })
    expect(JSON.parse(link).data.url).toMatch(new RegExp(`^http://localhost:${port}/\\?shortCode=`))
  })

  it('does not change the picture of a short code', async () => {
    const { data } = await shop.call(generateShortCode, { path: '/hot', params: {}, expireDays: 1 })
    const picture = async (host: string) => {
      const reply = await shop.gateway.inject({ url: `/static/posters/${data?.code}.png`, headers: { host } })
      expect(reply.headers['content-type']).toBe('image/png')
      return reply.rawPayload
    }
    for (const host of HOSTILE) expect((await picture(host)).equals(await picture('localhost:80'))).toBe(true)
  })

  it.each(HOSTILE)('never appears in any answer or in the database as %s (contract D-23)', async (host) => {
    const as = (await Person.join(shop)).as
    for (const { name } of routes) expect(await answerTo(host, name, sampleInput(name), as)).not.toMatch(MARKS)
    expect(await stored()).not.toMatch(MARKS)
  })

  it('never appears in answers about the caller, or in the database (contract D-23)', async () => {
    const [host = ''] = HOSTILE
    const { seatPlanId } = await offerOf(shop, NAMED_SHOWS.sensitive)
    await shop.database.db.update(inventory).set({ capacity: 1_000 }).where(eq(inventory.id, seatPlanId))
    for (const [name, input] of Object.entries(CALLS).flatMap(([name, inputs]) =>
      [inputs].flat().map((input) => [name, input] as const),
    )) {
      const owner = await Person.join(shop)
      expect(await answerTo(host, name, await input(owner), owner.as)).not.toMatch(MARKS)
    }
    expect(await stored()).not.toMatch(MARKS)
  })

  it('appears in four files of the gateway only', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.ts$/.test(file),
    )
    const reading = files.filter((file) =>
      /request\.(host|hostname|protocol)\b|headers\.host\b|headers\['?x-forwarded-(host|proto)|\{[^}]*\b(host|hostname)\b[^}]*\}[^=\n]*(=|:) ?(request|.*FastifyRequest)/.test(
        readFileSync(path.join(SOURCES, file), 'utf8'),
      ),
    )
    expect(reading.sort()).toEqual([
      'http/origin.ts',
      'http/own-page.ts',
      'operations/register-operations.ts',
      'sandbox/own-pages-only.ts',
    ])
  })
})
