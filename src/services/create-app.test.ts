import { createBareApp } from '@test/bare-app'
import { STATUS } from '@/contracts/envelope'
import { createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { preOrder } from '@/contracts/order/pre-order'
import { recordCaptcha } from '@/contracts/risk/record-captcha'
import { getShowStatic } from '@/contracts/show/get-show-static'
import type { HttpReply, HttpRequest } from '@/request/transport'

const answer = (data: unknown, headers = {}): HttpReply => ({ status: 200, headers, body: { statusCode: 200, data } })
const businessError = (statusCode: number, more = {}): HttpReply => ({
  status: 200,
  headers: {},
  body: { statusCode, mode: 0, data: null, ...more },
})
const jwt = `x.${Buffer.from('{"exp":99999999999}').toString('base64url')}.x`
const wanted = { src: 'M_WEB', showId: '7', bizShowSessionId: '1', items: [] }
const ordered = {
  ...wanted,
  preOrderId: 'p',
  paymentParam: { payAmount: 1, totalAmount: 1 },
  contact: { cellphone: '', countryCode: '86' },
  agreedPolicyIds: [],
}

/** The app over a server that answers by a part of the address; anything else is empty. */
function appOver(replies: Record<string, HttpReply>) {
  const sent: HttpRequest[] = []
  const transport = async (request: HttpRequest) => {
    sent.push(request)
    const [, reply] = Object.entries(replies).find(([part]) => request.url.includes(part)) ?? []
    return reply ?? answer({})
  }
  const app = createBareApp({ transport, token: 'token' })
  const headersOf = (part: string) => sent.filter(({ url }) => url.includes(part)).map(({ headers }) => headers)
  return { app, sent, headersOf }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('the app as it is put together', () => {
  it('carries pass, privilege and proof from call to call, and forgets them with the session (NET-016, NET-044, NET-135, NET-136, LOGIN-045)', async () => {
    const { app, headersOf } = appOver({
      '/static': answer({}, { passid: 'pass' }),
      '/risk_control/token': answer({ token: jwt }),
    })
    await app.request(getShowStatic, { showId: '7' })
    await app.request(preOrder, wanted)
    await app.request(preOrder, wanted)
    expect(headersOf('/risk_control/')).toHaveLength(1)
    expect(headersOf('/pre_order')).toMatchObject([{ passId: 'pass', 'risk-control': jwt }, { 'risk-control': jwt }])
    app.session.signOut()
    expect(app.risk.proofFor('ORDER:7')).toBeNull()
    expect(app.storage.get('passes')).toBeNull()
  })

  it('shows the token of a privilege with the calls that use it (NET-014)', async () => {
    const { app, headersOf } = appOver({})
    app.storage.set('passes', { privilegeToken: 'vip' })
    const { app: restarted, headersOf: sentBy } = appOver({ privilege: answer({ privilegeToken: 'vip' }) })
    await app.request(preOrder, { ...wanted, privilegeId: 'p' } as typeof wanted)
    const verify = { ...preOrder, path: 'show/buyer/v3/privilege/verify' }
    await restarted.request(verify, wanted)
    await restarted.request(preOrder, { ...wanted, privilegeId: 'p' } as typeof wanted)
    expect(headersOf('/pre_order')[0]).not.toHaveProperty('privilege-token')
    expect(sentBy('/pre_order')[0]).toMatchObject({ 'privilege-token': 'vip' })
  })

  it('continues when the risk service fails', async () => {
    const { app } = appOver({ captcha: { status: 500, headers: {}, body: '' } })
    expect(await app.request(recordCaptcha, { scope: 'ORDER', captchaType: 'IMAGE', showId: '7' })).toEqual({})
  })

  it('shows the prompts of the session codes', async () => {
    const { app } = appOver({ orders: businessError(STATUS.areaMismatch) })
    await app.request(getOrder, { orderId: '1', fromPage: 'ORDER_DETAIL_PAGE' }).catch(() => null)
    expect(app.prompts.question?.kind).toBe('areaMismatch')
    app.prompts.question?.answer(true)
    await settled()
    expect(app.session.isLoggedIn).toBe(false)
  })

  it('returns to the booking after the two codes that require it', async () => {
    const { app } = appOver({ create_order: businessError(1, { mode: 11, errorCode: 'RE110028217778' }) })
    await app.request(createOrder, ordered).catch(() => null)
    expect(app.prompts.question?.kind).toBe('booking')
    expect(app.navigation.backMode).toBe(11)
  })

  it('logs out once for simultaneous calls (LOGIN-046)', async () => {
    const { app } = appOver({ orders: businessError(STATUS.loginExpire) })
    const remove = jest.spyOn(app.storage, 'remove')
    const calls = Array.from({ length: 5 }, () =>
      app.request(getOrder, { orderId: '1', fromPage: 'ORDER_DETAIL_PAGE' }).catch(() => null),
    )
    await Promise.all(calls)
    expect(remove.mock.calls.filter(([key]) => key === 'session')).toHaveLength(1)
    expect(app.session.isLoggedIn).toBe(false)
  })

  it('drops a second logout within one second (LOGIN-046)', async () => {
    let now = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => now)
    const { app } = appOver({ orders: businessError(STATUS.loginExpire) })
    const expire = () => app.request(getOrder, { orderId: '1', fromPage: 'ORDER_DETAIL_PAGE' }).catch(() => null)
    const renewed = { accessToken: 'new', refreshToken: 'r', expiresIn: 1 }
    const signIn = () => app.session.signIn({ bizUserId: 'u', ...renewed, loginMethod: 'CELLPHONE', isNewUser: false })
    await expire()
    signIn()
    now += 999
    await expire()
    expect(app.session.isLoggedIn).toBe(true)
    now += 1
    await expire()
    expect(app.session.isLoggedIn).toBe(false)
    jest.restoreAllMocks()
  })

  it.each([15012001, 22037057])('opens the login when the renewal is refused with %i (NET-144)', async (code) => {
    const { app } = appOver({ refresh_token: businessError(code), orders: businessError(STATUS.tokenExpire) })
    const error = await app.request(getOrder, { orderId: '1', fromPage: 'T' }).catch((thrown: unknown) => thrown)
    expect(app.session.isLoggedIn).toBe(false)
    expect(error).toMatchObject({ kind: 'unauthorized', code: 'not-logged-in' })
  })

  it('fetches the shop of the city that was named (SHELL-173)', async () => {
    const { app, sent } = appOver({})
    await app.shopConfig.load()
    app.site.choose('BL3301')
    await app.shopConfig.load()
    const requested = sent.filter(({ url }) => url.includes('shop/configs'))
    const queries = requested.map(({ url }) => new URL(url, 'http://shop.test').searchParams)
    expect(queries.map((query) => [query.get('cityId'), query.get('configTypeEnum')])).toEqual([
      [null, 'SHOP'],
      ['BL3301', 'SHOP'],
    ])
  })

  it('sends product and client when it checks for a newer version (CONST-006)', async () => {
    const { app, sent } = appOver({})
    await app.update.watch()
    const { url } = sent.find(({ url: requested }) => requested.includes('version/match')) ?? { url: '' }
    const query = new URL(url, 'http://shop.test').searchParams
    expect([query.get('productCode'), query.get('clientCode')]).toEqual(['CYY', 'M_WEB'])
  })

  it('renews both tokens with the refresh token, and retries with the new one (LOGIN-069)', async () => {
    const sent: HttpRequest[] = []
    const transport = async (call: HttpRequest) => {
      sent.push(call)
      if (call.url.includes('/refresh_token')) return answer({ accessToken: 'a2', refreshToken: 'r2', expiresIn: 7200 })
      return call.headers['access-token'] === 'a2' ? answer({ orderId: '1' }) : businessError(STATUS.tokenExpire)
    }
    const app = createBareApp({ transport, token: 'a1' })
    expect(await app.request(getOrder, { orderId: '1', fromPage: 'T' })).toEqual({ orderId: '1' })
    expect(sent.find(({ url }) => url.includes('/refresh_token'))?.body).toBe('{"refreshToken":"r"}')
    expect(app.session.user).toMatchObject({ accessToken: 'a2', refreshToken: 'r2' })
  })
})
