import { anyInput } from '@test/any-input'
import { offerOf, placedOrder } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import * as fc from 'fast-check'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { rootPathOf } from '@/contracts/endpoint'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import type { Route } from '../src/http/define-route'
import { routes } from '../src/routes'

/** `npm run fuzz` makes forty thousand. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 1_500)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122)
/** A slower call would block all others. Measured only in a separate run: tests share the machine. */
const MAX_MS = 1_000
const IS_MEASURED = process.env.FUZZ_CALLS !== undefined

const HEADERS: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    src: fc.constantFrom('M_WEB', 'WEIXIN_MINI', 'constructor', 'x'.repeat(500)),
    locale: fc.constantFrom('zh-CN', 'en-US', '__proto__', '*'),
    'idempotency-key': fc.oneof(
      fc.constantFrom('k', '', 'x'.repeat(100)),
      fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
    ),
    'risk-control': fc.constantFrom('', ',,,', 'a.b.c', 'x'.repeat(3_000)),
    'front-trace-id': fc.constantFrom('trace', '<script>', 'x'.repeat(300)),
    'x-sandbox-scenario': fc.constantFrom('__proto__', 'constructor:constructor', 'order:PAID', 'tabs:-1'),
    'x-forwarded-for': fc.constantFrom('1.2.3.4', 'not an address'),
    host: fc.constantFrom('localhost', 'evil.example', '[::1]:80', ''),
    accept: fc.constantFrom('*/*', 'text/html', 'x'.repeat(200)),
  },
  { requiredKeys: [] },
)

interface FuzzCall {
  route: Route
  input: unknown
  headers: Record<string, string>
  isSignedIn: boolean
  contentType: string
}

describe('every call', () => {
  let shop: TestGateway
  let as: string
  let known: string[]

  beforeAll(async () => {
    shop = await createTestGateway()
    as = await shop.signIn()
    const order = await placedOrder(shop, NAMED_SHOWS.simpleConcert, as, 'fuzz')
    const person = { name: '王小明', countryCode: 'CN', idType: 'PASSPORT', idNo: 'E12345678' } as const
    const { data: attendee } = await shop.call(createAttendee, person, { as })
    const offer = await offerOf(shop, NAMED_SHOWS.realNamePerTicket)
    known = [...Object.values(offer), order.orderId, order.transactionId, attendee?.id ?? '', '86', '13800138000', 'zh']
  })
  afterAll(() => shop.close())

  const anyCall = () =>
    fc.constantFrom(...routes).chain(
      (route): fc.Arbitrary<FuzzCall> =>
        fc.record({
          route: fc.constant(route),
          input: anyInput(route.name, known),
          headers: HEADERS,
          isSignedIn: fc.boolean(),
          contentType: fc.oneof(
            { weight: 20, arbitrary: fc.constant('application/json') },
            { weight: 1, arbitrary: fc.constantFrom('text/plain', 'multipart/form-data', '', 'application/xml') },
          ),
        }),
    )

  async function send({ route, input, headers, isSignedIn, contentType }: FuzzCall) {
    const fields = typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {}
    const path = rootPathOf(route.endpoint).replace(/:(\w+)/g, (_mark, name: string) =>
      encodeURIComponent(String(JSON.stringify(fields[name] ?? 'none')).replace(/[\ud800-\udfff"]/g, '')).slice(
        0,
        2_000,
      ),
    )
    const isQuery = route.endpoint.method === 'GET' || route.endpoint.method === 'DELETE'
    const texts = Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
    return shop.gateway.inject({
      method: route.endpoint.method,
      url: isQuery ? `${path}?${new URLSearchParams(texts as [string, string][])}` : path,
      headers: {
        ...headers,
        ...(isSignedIn && { 'access-token': as }),
        ...(!isQuery && { 'content-type': contentType }),
      },
      ...(!isQuery && { payload: JSON.stringify(input) ?? '' }),
    })
  }

  it('answers any input in an envelope, without a fault', async () => {
    const slow: string[] = []
    await fc.assert(
      fc.asyncProperty(anyCall(), async (call) => {
        const begun = performance.now()
        const reply = await send(call)
        const took = performance.now() - begun
        if (took > MAX_MS) slow.push(`${call.route.name} ${Math.round(took)} ms`)
        expect([reply.statusCode < 500, typeof reply.json().statusCode]).toEqual([true, 'number'])
        expect(reply.body).not.toMatch(/node_modules|\.ts:\d+/)
        // One of the calls logs out.
        if (call.isSignedIn && call.route.name.includes('user_logout')) as = await shop.signIn()
      }),
      { numRuns: CALLS, seed: SEED, endOnFailure: true },
    )
    if (IS_MEASURED) expect(slow).toEqual([])
    expect(({} as Record<string, unknown>).extra).toBeUndefined()
  }, 3_600_000)
})
