import fc from 'fast-check'
import { endpoint } from '@/contracts/endpoint'
import { AppError } from '@/lib/app-error'
import { jwtExpiry } from '@/lib/jwt'
import type { Answer, Call } from '../call'
import { createRequest } from '../request'
import { RiskTokens } from '../risk-tokens'
import { passId } from './pass-id'
import { privilegeToken } from './privilege-token'
import { riskControl } from './risk-control'
import { tolerateRiskFailure } from './tolerate-risk-failure'

const NOW = 1_790_000_000_000

function jwt(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'HS256' })}.${part(claims)}.signature`
}

const good = jwt({ exp: NOW / 1000 + 60 })
const late = jwt({ exp: NOW / 1000 - 1 })

function server(headers: Record<string, string> = {}, data: unknown = null) {
  const calls: Call[] = []
  const send = async (call: Call): Promise<Answer> => {
    calls.push(call)
    return { envelope: { statusCode: 200, data }, headers }
  }
  return { calls, send }
}

const at = (path: string) => endpoint<Record<string, string>, unknown>({ method: 'POST', path })

describe('the end of a token', () => {
  it('reads the end from any token', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), fc.string(), (exp, sub) => {
        expect(jwtExpiry(jwt({ sub: encodeURIComponent(sub), exp }), NOW)).toBe(exp * 1000)
      }),
    )
  })

  it.each([
    ['no exp', jwt({ sub: 'x' })],
    ['no number', jwt({ exp: 'soon' })],
    ['no token', 'abc'],
    ['nothing', ''],
  ])('finds no end in one with %s', (_name, token) => {
    expect(jwtExpiry(token, NOW)).toBeNull()
  })

  it('comes at the same time on a phone with a wrong clock', () => {
    const made = { iat: 1_000_000, exp: 1_000_600 }
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (now) => {
        expect(jwtExpiry(jwt(made), now)).toBe(now + 600_000)
      }),
    )
  })
})

describe('risk tokens (NET-130, NET-131, NET-132)', () => {
  const tokens = () => new RiskTokens({ now: () => NOW })

  it.each([
    ['good', good, good],
    ['ended', late, null],
    ['without an end', jwt({}), null],
  ])('rejects tokens %s', (_name, token, expected) => {
    const risk = tokens()
    risk.set(token)
    expect(risk.tokenFor('order')).toBe(expected)
  })

  it('keeps tokens per scope, the general one for all', () => {
    const risk = tokens()
    risk.set(good, 'order')
    expect([risk.tokenFor('order'), risk.tokenFor('seat')]).toEqual([good, null])
    const general = jwt({ exp: NOW / 1000 + 5 })
    risk.set(general)
    expect([risk.tokenFor('order'), risk.tokenFor('seat')]).toEqual([good, general])
  })

  it('satisfy a captcha, and so do all the kinds that are requested (NET-133, NET-139)', () => {
    const kinds = ['IMAGE', 'SLIDER']
    for (const [risk, image, slider, expected] of [
      [good, null, null, true],
      [late, null, null, false],
      [null, good, good, true],
      [null, good, null, false],
      [null, good, late, false],
      [null, null, null, false],
    ] as const) {
      const store = tokens()
      if (risk) store.set(risk)
      if (image) store.setCaptcha('order', 'IMAGE', image)
      if (slider) store.setCaptcha('order', 'SLIDER', slider)
      expect(store.isSatisfied('order', kinds)).toBe(expected)
      expect(store.isSatisfied('seat', kinds)).toBe(risk === good)
    }
  })

  it.each([
    ['trade/buyer/order/v5/pre_order', good],
    ['trade/buyer/order/v5/create_order', good],
    ['trade/buyer/v5/orders', undefined],
    ['trade/buyer/v3/payments/pay', undefined],
  ])('go with %s: %p (NET-015, NET-134)', async (path, expected) => {
    const risk = tokens()
    risk.set(good)
    const { calls, send } = server()
    await createRequest(send, [riskControl(risk, async () => null)])(at(path), { showId: '7' })
    expect(calls[0]?.headers['risk-control']).toBe(expected)
  })

  it('show the solved captchas without a risk token, and nothing expired', () => {
    const risk = tokens()
    expect(risk.proofFor('order')).toBeNull()
    risk.setCaptcha('order', 'IMAGE', good)
    risk.setCaptcha('order', 'SLIDER', late)
    risk.setCaptcha('order', 'CLICK', good)
    expect(risk.proofFor('order')).toBe(`${good},${good}`)
    expect(risk.proofFor('seat')).toBeNull()
    risk.set(good)
    expect(risk.proofFor('order')).toBe(good)
  })

  it('drops rejected tokens, and all on logout', () => {
    const risk = tokens()
    risk.set(good, 'order')
    risk.setCaptcha('order', 'IMAGE', good)
    risk.set(good, 'seat')
    risk.drop('order')
    expect([risk.proofFor('order'), risk.proofFor('seat')]).toEqual([null, good])
    risk.set(good)
    risk.clear()
    expect([risk.proofFor('order'), risk.proofFor('seat')]).toEqual([null, null])
  })

  it('fetches a missing token once per call, and continues when the service fails', async () => {
    const requested: string[] = []
    const answers = [null, new Error('out of order'), good]
    const fetchToken = async (scope: string, showId: string) => {
      requested.push(`${scope} ${showId}`)
      const answer = answers.shift() ?? null
      if (answer instanceof Error) throw answer
      return answer
    }
    const { calls, send } = server()
    const request = createRequest(send, [riskControl(tokens(), fetchToken)])
    for (let count = 0; count < 4; count += 1) await request(at('trade/buyer/order/v5/pre_order'), { showId: '7' })
    await request(at('trade/buyer/v3/payments/pay'), { showId: '7' })
    expect(requested).toEqual(['ORDER 7', 'ORDER 7', 'ORDER 7'])
    expect(calls.map(({ headers }) => headers['risk-control'])).toEqual([undefined, undefined, good, good, undefined])
  })

  it('arrive in the header of any answer (NET-135)', async () => {
    const risk = tokens()
    const { send } = server({ 'risk-control': good })
    await createRequest(send, [riskControl(risk, async () => null)])(at('show/pub/v5/show'), {})
    expect(risk.tokenFor('order')).toBe(good)
  })
})

describe('the pass', () => {
  it.each([
    ['trade/buyer/v2/pre_order', true],
    ['trade/buyer/v1/order', true],
    ['trade/buyer/v1/orders', true],
    ['trade/buyer/order/v5/pre_order', true],
    ['trade/buyer/order/v2/create_order', true],
    ['trade/buyer/v3/venue_purchase/pre_orders', true],
    ['trade/buyer/v5/orders/7', false],
    ['show/pub/v5/show/7/static', false],
  ])('sends the pass to %s: %p (NET-040, NET-041)', async (path, isShown) => {
    const { calls, send } = server()
    await createRequest(send, [passId({ passId: 'pass' })])(at(path), {})
    expect(calls[0]?.headers.passId).toBe(isShown ? 'pass' : undefined)
  })

  it.each([
    ['show/pub/v1/shows/7/preview', { passid: 'h' }, { passId: 'd' }, 'h'],
    ['show/pub/v5/show/7/static', {}, { passId: 'd' }, 'd'],
    ['trade/buyer/v3/venue_purchase/pre_orders', {}, { passId: 'd' }, 'd'],
    ['show/pub/v5/show/7/static', {}, null, 'before'],
    ['home/pub/v5/layouts', { passid: 'h' }, null, 'before'],
  ])('stores the pass after %s with %j and %j: %s', async (path, headers, data, expected) => {
    const store = { passId: 'before' }
    const { send } = server(headers as Record<string, string>, data)
    await createRequest(send, [passId(store)])(at(path), {})
    expect(store.passId).toBe(expected)
  })
})

describe('the token of a privilege', () => {
  const verify = at('show/buyer/v3/privilege/verify')

  it('stores the token of a verified privilege and sends it with calls that use one (NET-039)', async () => {
    const store = { privilegeToken: null as string | null }
    const { calls, send } = server({}, { privilegeToken: 'vip' })
    const request = createRequest(send, [privilegeToken(store)])
    await request(at('trade/buyer/order/v5/pre_order'), { privilegeId: 'p' })
    expect(store.privilegeToken).toBeNull()
    await request(verify, { privilegeId: 'p' })
    await request(at('trade/buyer/order/v5/pre_order'), { privilegeId: 'p' })
    await request(endpoint<{ privilegeId: string }, unknown>({ path: 'show/buyer/v5/x' }), { privilegeId: 'p' })
    await request(at('trade/buyer/order/v5/pre_order'), { showId: '7' })
    expect(calls.map(({ headers }) => headers['privilege-token'])).toEqual([
      undefined,
      undefined,
      'vip',
      'vip',
      undefined,
    ])
  })
})

describe('a risk service', () => {
  const risky = endpoint<object, unknown>({ path: 'trade/pub/v3/captcha/record', isRiskChecked: true })
  const other = endpoint<object, unknown>({ path: 'trade/pub/v3/x' })
  const failing = (details: object, kind: 'network' | 'unavailable' | 'rejected' = 'unavailable') =>
    createRequest(async () => {
      throw new AppError(kind, 'x', details)
    }, [tolerateRiskFailure])

  it.each([500, 502, 404])('ignores a service that answers with HTTP %i (NET-069)', async (httpCode) => {
    expect(await failing({ httpCode })(risky, {})).toEqual({})
    await expect(failing({ httpCode })(other, {})).rejects.toMatchObject({ details: { httpCode } })
  })

  it('respects a service that refuses or does not answer', async () => {
    await expect(failing({ httpCode: 200, statusCode: 1 }, 'rejected')(risky, {})).rejects.toMatchObject({ code: 'x' })
    await expect(failing({}, 'network')(risky, {})).rejects.toMatchObject({ kind: 'network' })
  })
})
