import { fieldsOf, sampleInput } from '@test/sample-input'
import type { TestGateway } from '@test/test-gateway'
import { IS_NIGHTLY } from '@test/tested-platforms'
import * as fc from 'fast-check'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { rootPathOf } from '@/contracts/endpoint'
import { type Envelope, STATUS } from '@/contracts/envelope'
import type { Route } from '../src/http/define-route'
import { routes } from '../src/routes'

const ODD_VALUES: unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  ' ',
  '\u0000',
  '🎫',
  "' OR '1'='1",
  '../../etc/passwd',
  '__proto__',
  'x'.repeat(100_000),
  [],
  [null],
  {},
  { $gt: '' },
]

/** One of the odd values, another one for each field of each route; at night all. */
function oddValues(at: number): unknown[] {
  return IS_NIGHTLY ? ODD_VALUES : ODD_VALUES.filter((_value, index) => index === at % ODD_VALUES.length)
}

const ODD_BODIES = ['null', '[]', '"text"', '{', '{"a":', '\u0000', 'x'.repeat(300 * 1024)]

const byName = routes.map((route, place): [string, Route, number] => [route.name, route, place])

interface Answer {
  http: number
  envelope: Envelope<unknown>
}

describe('bad input', () => {
  let shop: TestGateway
  let as: string

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  async function submit(route: Route, input: Record<string, unknown>, token = as, query = ''): Promise<Answer> {
    const rest = { ...input }
    const url = rootPathOf(route.endpoint).replace(/:(\w+)/g, (_mark, name: string) => {
      const value = String(rest[name] ?? 'none')
      delete rest[name]
      return encodeURIComponent(value).slice(0, 2000)
    })
    const isQuery = route.endpoint.method === 'GET' || route.endpoint.method === 'DELETE'
    const reply = await shop.gateway.inject({
      method: route.endpoint.method,
      url: `${url}?${isQuery ? `${new URLSearchParams(textsOf(rest))}&` : ''}${query}`,
      headers: { src: 'M_WEB', ...(token !== '' && { 'access-token': token }) },
      ...(!isQuery && { payload: rest }),
    })
    return { http: reply.statusCode, envelope: reply.json() }
  }

  async function send(route: Route, payload: string): Promise<Answer> {
    const reply = await shop.gateway.inject({
      method: route.endpoint.method,
      url: rootPathOf(route.endpoint).replace(/:\w+/g, 'none'),
      headers: { src: 'M_WEB', 'access-token': as, 'content-type': 'application/json' },
      payload,
    })
    return { http: reply.statusCode, envelope: reply.json() }
  }

  /** An answer or a refusal in words, and never a fault of the gateway. */
  function expectManners({ http, envelope }: Answer): void {
    expect(http).toBeLessThan(500)
    expect(typeof envelope.statusCode).toBe('number')
    if (envelope.statusCode === STATUS.success) return
    expect(envelope.comments).toEqual(expect.stringMatching(/\S/))
    expect(envelope.data).toBeNull()
  }

  describe.each(byName)('%s', (name, route, place) => {
    // One of the routes logs out.
    beforeAll(async () => {
      as = await shop.signIn()
    })

    it('requires a login when needed, and rejects another user’s token', async () => {
      for (const token of ['', 'x', 'x'.repeat(5000)]) {
        const answer = await submit(route, sampleInput(name), token)
        expectManners(answer)
        if (!route.isPublic) expect(answer.envelope.statusCode).toBe(STATUS.notLogin)
      }
    })

    it('accepts the common parameters of clients', async () => {
      const common = { lang: 'zh', ver: '4.38.4', utcOffset: '480', channelId: '', terminalSrc: 'M_WEB' }
      const query = new URLSearchParams(common).toString()
      const { envelope } = await submit(route, sampleInput(name), as, query)
      for (const field of Object.keys(common)) expect(envelope.comments ?? '').not.toMatch(new RegExp(`：${field}$`))
    })

    it('rejects unknown ids with a text', async () => {
      expectManners(await submit(route, sampleInput(name)))
    })

    it('refuses a call without its fields', async () => {
      expectManners(await submit(route, {}))
      for (const field of fieldsOf(name)) {
        const { [field]: _left, ...rest } = sampleInput(name)
        expectManners(await submit(route, rest))
      }
    })

    it('survives odd values in every field', async () => {
      for (const [at, field] of fieldsOf(name).entries()) {
        for (const value of oddValues(place + at))
          expectManners(await submit(route, { ...sampleInput(name), [field]: value }))
      }
    })

    it('survives bodies that are no objects', async () => {
      for (const body of ODD_BODIES) expectManners(await send(route, body))
    })
  })

  it('logs the name of an invalid field, which is not shown', async () => {
    const create = routes.find(({ name }) => name === 'POST trade/buyer/order/v5/create_order')
    if (!create) throw new Error('no create order')
    as = await shop.signIn()
    const { envelope } = await submit(create, { ...sampleInput(create.name), items: 'many' })
    expect(envelope).toMatchObject({ statusCode: BUSINESS_ERROR.badInput, data: null })
    expect(envelope.comments).not.toContain('items')
    expect(shop.logged.join()).toContain('"field":"items"')
  })

  it('returns an envelope for random input', async () => {
    const anyCall = fc
      .constantFrom(...routes)
      .chain((route) =>
        fc.tuple(
          fc.constant(route),
          fc.dictionary(fc.oneof(fc.constantFrom('extra', ...fieldsOf(route.name)), fc.string()), fc.jsonValue()),
        ),
      )
    await fc.assert(
      fc.asyncProperty(anyCall, async ([route, odd]) => {
        as = await shop.signIn()
        expectManners(await submit(route, odd))
        expectManners(await submit(route, { ...sampleInput(route.name), ...odd }))
      }),
      { numRuns: 400, seed: 20_261_120, endOnFailure: true },
    )
  })
})

/** A query has texts only; what is no text arrives as the client's library would write it. */
function textsOf(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
}
