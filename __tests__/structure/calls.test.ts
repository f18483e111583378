import { createBareApp } from '@test/bare-app'
import { sampleInput } from '@test/sample-input'
import fc from 'fast-check'
import { refreshTokens } from '@/contracts/account/refresh-tokens'
import { rootPathOf } from '@/contracts/endpoint'
import { isPublicPath } from '@/domain/access'
import { LOCALES, localeToUrl } from '@/domain/locale'
import { AppError } from '@/lib/app-error'
import type { HttpRequest } from '@/request/transport'
import { contracts } from '../../scripts/schemas/contracts'

/** Timeouts that the specification names, ms; every other call has five seconds. */
const TIMEOUTS: Readonly<Record<string, number>> = {
  // All that is stored of a user, in one answer.
  'user/buyer/v3/account/export': 15_000,
  'home/pub/v5/layouts': 10_000,
  'trade/buyer/order/v5/create_order': 10_000,
  'home/pub/v5/shop/configs': 60_000,
  'show/pub/v5/show/:showId/dynamic': 60_000,
}
const TERMINALS = ['WEIXIN_MINI', 'ALIPAY_MINI', 'DOUYIN_MINI', 'XHS_MINI', 'M_WEB', 'PC_WEB'] as const

const calls = contracts()
const token = 'secret-token'
const SUCCESS = { status: 200, headers: {}, body: { statusCode: 200, data: {} } }

const anyCall = fc.record({
  contract: fc.constantFrom(...calls),
  terminalSrc: fc.constantFrom(...TERMINALS),
  locale: fc.constantFrom(...LOCALES),
  isPreview: fc.boolean(),
  isLoggedIn: fc.boolean(),
})

type AnyCall = typeof anyCall extends fc.Arbitrary<infer Value> ? Value : never

/** Data sent with a call, except for the risk service before it. */
async function sentBy({ contract: { endpoint }, terminalSrc, locale, isPreview, isLoggedIn }: AnyCall) {
  const sent: HttpRequest[] = []
  const transport = async (request: HttpRequest) => {
    sent.push(request)
    return SUCCESS
  }
  const app = createBareApp({ transport, terminalSrc, isPreview, ...(isLoggedIn && { token }) })
  app.locale.choose(locale)
  await app.request(endpoint, sampleInput(`${endpoint.method} ${endpoint.path}`)).catch(() => null)
  return sent.filter(({ url }) => !url.includes('/risk_control/') || endpoint.path.includes('risk_control'))
}

describe('any call', () => {
  it('sends its origin in address and headers (NET-017…029, TRACK-014, I18N-012, I18N-014…016)', async () => {
    await fc.assert(
      fc.asyncProperty(anyCall, async (call) => {
        for (const request of await sentBy(call)) expectComplete(request, call)
      }),
      { numRuns: 300 },
    )
    expect(LOCALES.map(localeToUrl)).toEqual(['zh', 'zh-MO', 'en'])
  })

  it('leaves with the token of the session or not at all, unless it is public (NET-013)', async () => {
    await fc.assert(
      fc.asyncProperty(anyCall, async (call) => {
        const sent = await sentBy(call)
        const isAllowed = call.isLoggedIn || isPublicPath(rootPathOf(call.contract.endpoint))
        expect(sent.map(({ headers }) => headers['access-token'])).toEqual(
          isAllowed ? [call.isLoggedIn ? token : undefined] : [],
        )
        for (const { url } of sent) expect(url).not.toContain(token)
      }),
      { numRuns: 300 },
    )
  })

  it('leaves no timer behind, whether it is answered, refused or lost', async () => {
    jest.useFakeTimers()
    const outcomes = [
      () => SUCCESS,
      () => ({ ...SUCCESS, body: { statusCode: 22030000, mode: 0, data: null } }),
      () => ({ ...SUCCESS, status: 500 }),
      () => {
        throw new AppError('network', 'unreachable')
      },
    ]
    let count = 0
    const transport = async () => outcomes[count++ % outcomes.length]?.() ?? SUCCESS
    const app = createBareApp({ transport, token })
    const isRefresh = ({ endpoint }: (typeof calls)[number]) => endpoint.path === refreshTokens.path
    // A rejected refresh ends the session that the others need, and therefore comes last.
    for (const some of [calls.filter((call) => !isRefresh(call)), calls.filter(isRefresh)]) {
      const all = some.flatMap((contract) => outcomes.map(() => contract.endpoint))
      const sent = Promise.all(all.map((endpoint) => app.request(endpoint, {}).catch(() => null)))
      await jest.advanceTimersByTimeAsync(100)
      await sent
    }
    expect(count).toBeGreaterThanOrEqual(calls.length * outcomes.length)
    expect(jest.getTimerCount()).toBe(0)
    expect(app.prompts).toMatchObject({ isBusy: false, question: null, autoRetry: null })
    jest.useRealTimers()
  })

  it.each(calls.map(({ endpoint }) => [endpoint.path, endpoint.timeoutMs]))(
    '%s waits %i ms (NET-003, NET-005…008, CAT-106)',
    (path, timeoutMs) => {
      expect(timeoutMs).toBe(TIMEOUTS[path] ?? 5000)
    },
  )

  it('treats the creation of an order as critical, without an answer of the risk service (NET-008)', () => {
    const create = calls.find(({ name }) => name === 'order/create-order')?.endpoint
    expect(create).toMatchObject({ priority: 'critical', isCreate: true, isRiskChecked: false })
    const tolerateRiskFailure = calls.filter(({ endpoint }) => endpoint.isRiskChecked).map(({ name }) => name)
    expect(tolerateRiskFailure).toEqual([
      'risk/check-captcha',
      'risk/get-risk-token',
      'risk/record-captcha',
      'show/check-right',
      'show/check-white-tag',
    ])
  })
})

function expectComplete({ url, headers }: HttpRequest, { terminalSrc, locale, isPreview, contract }: AnyCall): void {
  const src = isPreview ? 'PREVIEW' : terminalSrc
  const utcOffset = String(-new Date().getTimezoneOffset() + 0)
  const common = { channelId: 'poster', ver: '4.38.4' }
  const query = { ...common, lang: localeToUrl(locale), utcOffset, terminalSrc: src }
  const params = Object.fromEntries(new URLSearchParams(url.split('?')[1]))
  expect(params).toMatchObject(isPreview ? { ...query, source: 'FROM_BACKEND' } : query)
  expect(headers).toMatchObject({
    ...common,
    src,
    merchantId: 'demo',
    appId: 'app',
    locale: localeToUrl(locale),
    'utc-offset': utcOffset,
    'front-trace-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  expect(headers['backend-preview']).toBe(isPreview ? '1' : undefined)
  expect('idempotency-key' in headers).toBe(contract.endpoint.isCreate)
}
