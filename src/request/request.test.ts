import fc from 'fast-check'
import { endpoint } from '@/contracts/endpoint'
import { STATUS } from '@/contracts/envelope'
import { AppError } from '@/lib/app-error'
import { access } from './interceptors/access'
import { cleanParameters } from './interceptors/clean-parameters'
import { commonParameters } from './interceptors/common-parameters'
import { idempotency } from './interceptors/idempotency'
import { sessionEnded } from './interceptors/session-ended'
import { tokenRefresh } from './interceptors/token-refresh'
import { trace } from './interceptors/trace'
import { openEnvelope } from './open-envelope'
import { createRequest } from './request'
import type { HttpReply, HttpRequest } from './transport'

type Fields = Record<string, unknown>

const getShow = endpoint<Fields, Fields>({ path: 'show/pub/v5/show/:showId/static' })
const getOrder = endpoint<Fields, Fields>({ path: 'trade/buyer/v3/order/:orderId' })
const createOrder = endpoint<Fields, Fields>({ method: 'POST', path: 'trade/buyer/v3/order', isCreate: true })

const ok = (data: unknown = {}): HttpReply => ({ status: 200, headers: {}, body: { statusCode: 200, data } })
const refused = (statusCode: number, more: object = {}): HttpReply => ({
  status: 200,
  headers: {},
  body: { statusCode, data: null, ...more },
})

/** The pipeline of the app over a server that the test plays. */
function pipeline(
  server: (request: HttpRequest) => HttpReply | Promise<HttpReply>,
  token: string | null = 'token-1',
  isPreview = false,
) {
  const sent: HttpRequest[] = []
  const warnings: string[] = []
  const session = {
    accessToken: token,
    signOut() {
      session.accessToken = null
    },
  }
  let refreshes = 0
  let logins = 0
  const refresh = async () => {
    refreshes += 1
    await Promise.resolve()
    session.accessToken = `token-${refreshes + 1}`
  }
  const client = {
    terminalSrc: 'M_WEB',
    merchantId: 'm',
    channelId: 'c',
    appId: 'a',
    ver: '4.38.4',
    isPreview,
    locale: () => 'en-US' as const,
    utcOffset: () => 480,
  }
  const transport = async (request: HttpRequest) => {
    sent.push(request)
    return server(request)
  }
  const request = createRequest(openEnvelope(transport), [
    cleanParameters((message) => warnings.push(message)),
    trace,
    commonParameters(client),
    idempotency,
    access(session, () => {
      logins += 1
    }),
    sessionEnded(session, { question: async () => true }),
    tokenRefresh(session, refresh),
  ])
  return { request, sent, warnings, session, refreshes: () => refreshes, logins: () => logins }
}

describe('a call', () => {
  it('fills path parameters in and sends the rest as the query', async () => {
    const { request, sent } = pipeline(() => ok())
    await request(getShow, { showId: 'a/b', cityId: 'BL1106' })
    const [url, query] = sent[0]?.url.split('?') ?? []
    expect(url).toBe('/gateway/show/pub/v5/show/a%2Fb/static')
    expect(new URLSearchParams(query).get('cityId')).toBe('BL1106')
    expect(query).not.toContain('showId')
  })

  it('tells the app, the shop and the language to every endpoint', async () => {
    const { request, sent } = pipeline(() => ok())
    await request(createOrder, { a: 1 })
    const query = new URLSearchParams(sent[0]?.url.split('?')[1])
    expect(Object.fromEntries(query)).toEqual({
      lang: 'en',
      utcOffset: '480',
      channelId: 'c',
      ver: '4.38.4',
      terminalSrc: 'M_WEB',
    })
    expect(sent[0]?.headers).toMatchObject({
      src: 'M_WEB',
      merchantId: 'm',
      channelId: 'c',
      appId: 'a',
      ver: '4.38.4',
      locale: 'en',
      'utc-offset': '480',
      'content-type': 'application/json',
    })
    expect(sent[0]?.headers['front-trace-id']).toMatch(/^[0-9a-f]{32}$/)
  })

  it('of a merchant who looks at what is not published says so (S1 §7)', async () => {
    const { request, sent } = pipeline(() => ok(), 'token-1', true)
    await request(getShow, { showId: '12' })
    const query = new URLSearchParams(sent[0]?.url.split('?')[1])
    expect(Object.fromEntries(query)).toMatchObject({ source: 'FROM_BACKEND', terminalSrc: 'PREVIEW' })
    expect(sent[0]?.headers).toMatchObject({ 'backend-preview': '1', src: 'PREVIEW' })
    const { request: usual, sent: usually } = pipeline(() => ok())
    await usual(getShow, { showId: '12' })
    expect(usually[0]?.url).not.toContain('FROM_BACKEND')
    expect(usually[0]?.headers).not.toHaveProperty('backend-preview')
  })

  it('leaves out null, undefined and their words, and warns of them (S1 §5)', async () => {
    const { request, sent, warnings } = pipeline(() => ok())
    await request(createOrder, { a: null, b: 'undefined', c: 'null', d: undefined, e: '', f: 0, g: false })
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ e: '', f: 0, g: false })
    expect(warnings).toEqual([expect.stringContaining('a, b, c')])
  })
})

describe('access (S1 §6)', () => {
  it('lets a visitor make public calls without a token', async () => {
    const { request, sent } = pipeline(() => ok(), null)
    await request(getShow, { showId: '1' })
    expect(sent[0]?.headers).not.toHaveProperty('access-token')
  })

  it('does not send a private call of a visitor', async () => {
    const { request, sent, logins } = pipeline(() => ok(), null)
    await expect(request(getOrder, { orderId: '1' })).rejects.toMatchObject({ code: 'not-logged-in' })
    expect(sent).toHaveLength(0)
    expect(logins()).toBe(0)
  })

  it('opens the login only for a user’s own action', async () => {
    const { request, logins } = pipeline(() => ok(), null)
    await expect(request(getOrder, { orderId: '1' }, { isUserAction: true })).rejects.toBeInstanceOf(AppError)
    expect(logins()).toBe(1)
  })

  it('keeps the token out of the address', async () => {
    const { request, sent } = pipeline(() => ok(), 'secret-token')
    await request(getOrder, { orderId: '1' })
    expect(sent[0]?.headers['access-token']).toBe('secret-token')
    expect(sent[0]?.url).not.toContain('secret')
  })
})

describe('an expired token', () => {
  const serverWithToken = (valid: () => string) => (request: HttpRequest) =>
    request.headers['access-token'] === valid() ? ok({ fine: true }) : refused(STATUS.tokenExpire)

  it('is renewed once for any number of calls under way, and each is replayed once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 50 }), async (delays) => {
        const answer = serverWithToken(() => 'token-2')
        const { request, sent, refreshes } = pipeline(async (call) => {
          for (let turn = 0; turn < (delays[Number(call.url.match(/order\/(\d+)/)?.[1])] ?? 0); turn += 1) {
            await Promise.resolve()
          }
          return answer(call)
        })
        const answers = await Promise.all(delays.map((_, index) => request(getOrder, { orderId: String(index) })))
        expect(answers.every(({ fine }) => fine === true)).toBe(true)
        expect(refreshes()).toBe(1)
        expect(sent.length).toBeLessThanOrEqual(delays.length * 2)
      }),
      { numRuns: 30 },
    )
  })

  it('is renewed once in whatever order fifty calls are answered', async () => {
    const order = fc.shuffledSubarray(
      Array.from({ length: 50 }, (_, index) => index),
      { minLength: 50 },
    )
    await fc.assert(
      fc.asyncProperty(order, async (turns) => {
        const waiting = new Map<number, () => void>()
        let arrived = 0
        const { request, refreshes, sent } = pipeline(({ headers }) => {
          if (headers['access-token'] !== 'token-1') return ok()
          return new Promise((resolve) => waiting.set(arrived++, () => resolve(refused(STATUS.tokenExpire))))
        })
        const calls = turns.map(() => request(getOrder, { orderId: '1' }))
        await new Promise((resolve) => setImmediate(resolve))
        for (const turn of turns) {
          waiting.get(turn)?.()
          if (turn % 3 === 0) await Promise.resolve()
        }
        await Promise.all(calls)
        expect(refreshes()).toBe(1)
        expect(sent).toHaveLength(100)
      }),
      { numRuns: 50 },
    )
  })

  it('is replayed with the same idempotency key and trace id', async () => {
    const { request, sent } = pipeline(serverWithToken(() => 'token-2'))
    await request(createOrder, { a: 1 })
    expect(sent).toHaveLength(2)
    expect(sent[1]?.headers['idempotency-key']).toBe(sent[0]?.headers['idempotency-key'])
    expect(sent[1]?.headers['front-trace-id']).toBe(sent[0]?.headers['front-trace-id'])
    expect(sent[1]?.headers['access-token']).toBe('token-2')
  })

  it('is not renewed for ever when the new token is refused too', async () => {
    const { request, sent, refreshes } = pipeline(() => refused(STATUS.tokenExpire))
    await expect(request(getOrder, { orderId: '1' })).rejects.toMatchObject({ statusCode: STATUS.tokenExpire })
    expect(sent).toHaveLength(2)
    expect(refreshes()).toBe(1)
  })

  it.each([STATUS.loginExpire, STATUS.tokenException, STATUS.loginOut, STATUS.notLogin])(
    'is not the case for code %i: the session ends',
    async (code) => {
      const { request, session, refreshes } = pipeline(() => refused(code))
      await expect(request(getOrder, { orderId: '1' })).rejects.toMatchObject({ kind: 'unauthorized' })
      expect(session.accessToken).toBeNull()
      expect(refreshes()).toBe(0)
    },
  )
})

describe('a create', () => {
  it('carries the key of the user’s intent, the same on every try', async () => {
    const { request, sent } = pipeline(() => ok())
    await request(createOrder, { a: 1 }, { idempotencyKey: 'intent' })
    await request(createOrder, { a: 1 }, { idempotencyKey: 'intent' })
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['intent', 'intent'])
  })

  it('gets a key of its own otherwise; a read gets none', async () => {
    const { request, sent } = pipeline(() => ok())
    await request(createOrder, {})
    await request(createOrder, {})
    await request(getShow, { showId: '1' })
    const keys = sent.map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).not.toBe(keys[0])
    expect(keys[2]).toBeUndefined()
  })
})

describe('an answer', () => {
  it.each([STATUS.success, STATUS.successWithHint])('with code %i counts as success', async (statusCode) => {
    const { request } = pipeline(() => ({ status: 200, headers: {}, body: { statusCode, data: { a: 1 } } }))
    expect(await request(getShow, { showId: '1' })).toEqual({ a: 1 })
  })

  it('that refuses keeps the server’s words, mode and codes, and the trace id', async () => {
    const { request, sent } = pipeline(() => refused(22037102, { mode: 4, comments: '已售罄', subComments: '换一档' }))
    const failure = await request(createOrder, {}).catch((error: AppError) => error)
    expect(failure).toMatchObject({
      kind: 'rejected',
      details: {
        mode: 4,
        comments: '已售罄',
        subComments: '换一档',
        statusCode: 22037102,
        traceId: sent[0]?.headers['front-trace-id'],
      },
    })
  })

  it.each([
    [500, 'unavailable'],
    [503, 'unavailable'],
    [429, 'unavailable'],
    [401, 'unauthorized'],
    [404, 'rejected'],
  ])('with HTTP %i is %s', async (status, kind) => {
    const { request } = pipeline(() => ({ status, headers: {}, body: '<html>' }))
    await expect(request(getShow, { showId: '1' })).rejects.toMatchObject({ kind, details: { httpCode: status } })
  })

  it.each([['text'], [null], [[1, 2]], [{ statusCode: '200' }], [{}]])(
    'that is no envelope (%j) is an error',
    async (body) => {
      const { request } = pipeline(() => ({ status: 200, headers: {}, body }))
      await expect(request(getShow, { showId: '1' })).rejects.toMatchObject({ code: 'no-envelope' })
    },
  )

  it('that never comes is a network error', async () => {
    const { request } = pipeline(() => {
      throw new AppError('network', 'timeout')
    })
    await expect(request(getShow, { showId: '1' })).rejects.toMatchObject({ kind: 'network', isRetryable: true })
  })
})
