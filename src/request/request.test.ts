import { createOrder, getOrder, getShow, ok, pipeline, refused } from '@test/request-pipeline'
import { removeAddress } from '@/contracts/address/remove-address'
import { rootPathOf } from '@/contracts/endpoint'
import { STATUS } from '@/contracts/envelope'
import { AppError } from '@/lib/app-error'

it.each([
  ['user', '/gateway/user/x'],
  ['show', '/gateway/show/x'],
  ['trade', '/gateway/trade/x'],
  ['home', '/gateway/home/x'],
  ['buyer', '/buyerapi/buyer/x'],
])('finds the service %s at %s (NET-001)', (service, path) => {
  expect(rootPathOf({ path: `${service}/x` })).toBe(path)
})

describe('a call', () => {
  it('fills path parameters and sends the rest as the query, by GET by default (NET-002)', async () => {
    const { request, sent } = pipeline(() => ok())
    await request(getShow, { showId: 'a/b', cityId: 'BL1106' })
    const [url, query] = sent[0]?.url.split('?') ?? []
    expect(url).toBe('/gateway/show/pub/v5/show/a%2Fb/static')
    expect(new URLSearchParams(query).get('cityId')).toBe('BL1106')
    expect(query).not.toContain('showId')
    expect(sent[0]?.method).toBe('GET')
  })

  it('sends the app, the shop and the language to every endpoint (TRACK-014, I18N-013, I18N-017)', async () => {
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
    expect(await request(createOrder, {}).then(() => sent[1]?.headers['front-trace-id'])).not.toBe(
      sent[0]?.headers['front-trace-id'],
    )
  })

  it('marks a merchant’s preview (NET-030, NET-031, NET-032)', async () => {
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

  it('drops null, undefined and their strings, and warns of them (NET-033)', async () => {
    const { request, sent, warnings } = pipeline(() => ok())
    await request(createOrder, { a: null, b: 'undefined', c: 'null', d: undefined, e: '', f: 0, g: false })
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ e: '', f: 0, g: false })
    expect(warnings).toEqual([expect.stringContaining('a, b, c')])
  })
})

describe('access (NET-038)', () => {
  it('allows visitors public calls without a token (NET-034, NET-035)', async () => {
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

  it('clears remains of a session', async () => {
    const { request, session } = pipeline(() => ok(), null)
    const signOut = jest.spyOn(session, 'signOut')
    await request(getOrder, { orderId: '1' }).catch(() => null)
    expect(signOut).toHaveBeenCalledTimes(1)
  })

  it('opens the login only for a user’s own action', async () => {
    const { request, logins } = pipeline(() => ok(), null)
    await expect(request(getOrder, { orderId: '1' }, { isUserAction: true })).rejects.toBeInstanceOf(AppError)
    expect(logins()).toBe(1)
  })

  it('opens the login for a write, unless it was not started by a tap', async () => {
    const { request, logins } = pipeline(() => ok(), null)
    await expect(request(removeAddress, { id: '1' }, { isUserAction: false })).rejects.toBeInstanceOf(AppError)
    expect(logins()).toBe(0)
    await expect(request(removeAddress, { id: '1' })).rejects.toBeInstanceOf(AppError)
    expect(logins()).toBe(1)
  })

  it('keeps the token out of the address', async () => {
    const { request, sent } = pipeline(() => ok(), 'secret-token')
    await request(getOrder, { orderId: '1' })
    expect(sent[0]?.headers['access-token']).toBe('secret-token')
    expect(sent[0]?.url).not.toContain('secret')
  })
})

describe('a create', () => {
  it('carries the key of the user’s intent, the same on every try', async () => {
    const { request, sent } = pipeline(() => ok())
    await request(createOrder, { a: 1 }, { idempotencyKey: 'intent' })
    await request(createOrder, { a: 1 }, { idempotencyKey: 'intent' })
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['intent', 'intent'])
  })

  it('receives a key by default; a read receives none', async () => {
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
  it.each([STATUS.success, STATUS.successWithHint])(
    'treats code %i as success (NET-054, NET-055, NET-097)',
    async (statusCode) => {
      const { request } = pipeline(() => ({ status: 200, headers: {}, body: { statusCode, data: { a: 1 } } }))
      expect(await request(getShow, { showId: '1' })).toEqual({ a: 1 })
      expect(STATUS).toMatchObject({ success: 200, successWithHint: 510 })
    },
  )

  it('keeps every field of a refusing envelope, and the trace id (NET-052, NET-056)', async () => {
    const words = { comments: '已售罄', subComments: '换一档', actText: '好的', iconUrl: 'https://x.test/icon.png' }
    const { request, sent } = pipeline(() => refused(22037102, { mode: 4, errorCode: 'RE1', ...words }))
    const failure = await request(createOrder, {}).catch((error: AppError) => error)
    expect(failure).toMatchObject({
      kind: 'rejected',
      code: 'RE1',
      details: {
        ...words,
        mode: 4,
        errorCode: 'RE1',
        statusCode: 22037102,
        traceId: sent[0]?.headers['front-trace-id'],
      },
    })
  })

  it('turns a refusal into an error with all details (NET-053)', async () => {
    const { request } = pipeline(() =>
      refused(22037102, { comments: '已售罄', subComments: '换一档', actText: '好的' }),
    )
    const failure: AppError = await request(createOrder, {}).catch((error) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).toMatchObject({ message: '已售罄', stack: expect.any(String), statusCode: 22037102 })
    expect(failure.details).toMatchObject({ httpCode: 200, subComments: '换一档', actText: '好的' })
  })

  it('keeps the cause of a missing answer (NET-053)', async () => {
    const cause = new TypeError('broken pipe')
    const { request } = pipeline(() => {
      throw cause
    })
    await expect(request(getShow, { showId: '1' })).rejects.toMatchObject({ code: 'unknown', cause })
  })

  it.each([
    [STATUS.memberDiscountWrong, 'memberDiscountWrong'],
    [STATUS.memberDiscountChange, 'memberDiscountChange'],
    [STATUS.promotionDiscountWrong, 'promotionDiscountWrong'],
    [22037102, '22037102'],
  ])('names code %i %s (NET-098, NET-099, NET-107)', async (statusCode, code) => {
    const { request } = pipeline(() => refused(statusCode))
    await expect(request(createOrder, {})).rejects.toMatchObject({ code, statusCode })
    expect(STATUS).toMatchObject({
      memberDiscountWrong: 12501099,
      memberDiscountChange: 22037057,
      promotionDiscountWrong: 22037056,
    })
  })

  it.each([
    [500, 'unavailable'],
    [503, 'unavailable'],
    [429, 'unavailable'],
    [401, 'unauthorized'],
    [404, 'rejected'],
  ])('turns HTTP %i into %s', async (status, kind) => {
    const { request } = pipeline(() => ({ status, headers: {}, body: '<html>' }))
    await expect(request(getShow, { showId: '1' })).rejects.toMatchObject({ kind, details: { httpCode: status } })
  })

  it.each([
    [{ statusCode: 1, comments: '维护中' }, '维护中'],
    ['<html>', 'unavailable/http-500'],
  ])('rejects HTTP 500 and %j as %j (NET-057)', async (body, message) => {
    const { request } = pipeline(() => ({ status: 500, headers: {}, body }))
    await expect(request(getShow, { showId: '1' })).rejects.toMatchObject({ message })
  })

  it.each([['text'], [null], [[1, 2]], [{ statusCode: '200' }], [{}]])(
    'rejects %j, which is no envelope',
    async (body) => {
      const { request } = pipeline(() => ({ status: 200, headers: {}, body }))
      await expect(request(getShow, { showId: '1' })).rejects.toMatchObject({ code: 'no-envelope' })
    },
  )

  it('rejects a missing answer as a network error (NET-058)', async () => {
    const { request } = pipeline(() => {
      throw new AppError('network', 'timeout')
    })
    const failure = { kind: 'network', isRetryable: true, isTimeout: true, message: 'failed timeout' }
    await expect(request(getShow, { showId: '1' })).rejects.toMatchObject(failure)
  })
})
