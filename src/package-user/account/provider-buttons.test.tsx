import { randomUUID } from 'node:crypto'
import { changeShop, type RenderOptions, renderPage, theGateway } from '@test/render-page'
import { done, eventually, gone, seen, seenText, tap } from '@test/screen'
import { sentCode } from '@test/sent-code'
import type { TestApp } from '@test/test-app'
import { bind } from '@/contracts/account/bind'
import { loginWithGoogle } from '@/contracts/account/login-with-google'
import type { Provider, ProviderReturn } from '@/platform/provider-login/contract'
import { routes } from '@/routes'
import LoginPage from '../pages/login/login'
import LoginEmailPage from '../pages/login-email/login-email'

interface Person {
  sub: string
  email?: string
}

const newPerson = (): Person => ({ sub: randomUUID(), email: `${randomUUID()}@encore.test` })

/** Result of the provider's page for a returning user. */
async function wordOf(provider: Provider, person: Person, backTo = '/order?tab=TICKET') {
  const { gateway } = await theGateway()
  const nonce = randomUUID()
  const payload = { provider: provider.toLowerCase(), claims: { ...person, nonce } }
  const { token } = (await gateway.inject({ method: 'POST', url: '/sandbox/api/identity', payload })).json()
  return { kind: 'token', provider, token, nonce, backTo } as const
}

/** Opens the login page of a browser. */
const open = (returned: ProviderReturn | null = null, options: RenderOptions = {}) =>
  renderPage(LoginPage, routes.login, {
    stack: [routes.login.path],
    ...options,
    async prepare(testApp) {
      Object.assign(testApp.providerLogin, { isSupported: true, returned })
      await options.prepare?.(testApp)
    },
  })

/** An account with a phone that a provider also knows. */
async function boundPerson(cellphone: string): Promise<Person> {
  const person = newPerson()
  const shop = await theGateway()
  const { token: credential, nonce: googleCsrfToken } = await wordOf('GOOGLE', person)
  const as = (await shop.call(loginWithGoogle, { credential, googleCsrfToken })).data?.accessToken
  const verifyCode = await sentCode(shop, cellphone)
  const cellphoneBindParam = { cellphone, countryCode: '86', verifyCode }
  expect((await shop.call(bind, { bindType: 'CELLPHONE', cellphoneBindParam }, { as })).statusCode).toBe(200)
  return person
}

const sentLogins = ({ network }: Pick<TestApp, 'network'>) =>
  network.sent.filter((call) => /(google|apple)\/login/.test(call))

describe('the buttons of Google and Apple', () => {
  it('open their page after the agreement only', async () => {
    const { providerLogin, app } = await open()
    app.navigation.recordShown(routes.showDetail, { showId: '7' })
    app.navigation.recordShown(routes.login, {})
    await tap('by-google')
    await seenText('请先阅读并同意协议')
    expect(providerLogin.leftFor).toEqual([])
    await tap('dialog-confirm')
    await eventually(() => expect(providerLogin.leftFor).toMatchObject([{ provider: 'GOOGLE' }]))
    expect(providerLogin.leftFor[0]?.backTo).toMatch(/^\/.*7/)
    await tap('by-apple')
    expect(providerLogin.leftFor[1]).toMatchObject({ provider: 'APPLE' })
  })

  it.each([
    ['a mini-program', { isSupported: false }, {}, {}, []],
    ['a window of another app', {}, { host: 'wechat' }, {}, []],
    ['a shop without them', {}, {}, { loginMethod: ['CELLPHONE', 'EMAIL'] }, []],
    ['a shop with Apple alone', {}, {}, { loginMethod: ['APPLE', 'CELLPHONE'] }, ['by-apple']],
    ['a shop with both, in its order', {}, {}, { loginMethod: ['APPLE', 'GOOGLE'] }, ['by-apple', 'by-google']],
  ] as const)('match the shop’s methods: %s', async (_where, can, terminal, language, offered) => {
    const config = { supportLanguages: [{ langTag: 'zh-CN', langName: '简体中文', ...language }] }
    await changeShop({ config: 'loginMethod' in language ? config : {} })
    for (const [Page, route] of [[LoginPage, routes.login] as const, [LoginEmailPage, routes.loginEmail] as const]) {
      const { close } = await renderPage<object>(Page, route, {
        terminal,
        prepare({ app, providerLogin }) {
          Object.assign(providerLogin, { isSupported: true, ...can })
          expect(app.terminal.host).toBe('host' in terminal ? terminal.host : 'browser')
        },
      })
      await seenText('《用户服务协议》')
      const shown = [...document.querySelectorAll('#by-google, #by-apple')].map(({ id }) => id)
      expect(shown).toEqual(offered)
      close()
    }
    await changeShop({ config: {} })
  })

  it.each([
    ['offline', '网络已断开'],
    ['failed', '浏览器不允许保存数据'],
  ] as const)('show an error when their page cannot open: %s', async (outcome, words) => {
    const { app } = await open(null, { prepare: ({ providerLogin }) => void Object.assign(providerLogin, { outcome }) })
    await tap('by-google')
    await tap('dialog-confirm')
    await seenText(words)
    expect(app.session.isLoggedIn).toBe(false)
  })
})

describe('the return from a provider’s page', () => {
  it('logs in with Google’s answer, and continues to the wanted page (LOGIN-025, LOGIN-072)', async () => {
    const person = await boundPerson('13700160001')
    const { app, router, network } = await open(await wordOf('GOOGLE', person))
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ path: routes.orders.path, params: { tab: 'TICKET' } }),
    )
    expect(app.session.user).toMatchObject({ loginMethod: 'GOOGLE', cellphone: '137****0001' })
    expect(sentLogins({ network })).toEqual(['POST /gateway/user/pub/v3/google/login'])
  })

  it('binds a phone first on the first login (LOGIN-026, LOGIN-073)', async () => {
    const { app, router } = await open(await wordOf('APPLE', newPerson()))
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.accountBind.path }))
    expect(app.session.user?.loginMethod).toBe('APPLE')
    // Target after the binding page.
    await done(app.navigation.leaveLogin())
    expect(router.lastMove).toMatchObject({ path: routes.orders.path, params: { tab: 'TICKET' } })
  })

  it('returns to a tab page as a tab', async () => {
    const person = await boundPerson('13700160002')
    const { router } = await open(await wordOf('GOOGLE', person, '/mine'))
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'switchTab', path: routes.mine.path }))
  })

  it('sees an error without an e-mail, and may choose again (LOGIN-051)', async () => {
    const page = await open(await wordOf('GOOGLE', { sub: randomUUID() }))
    await seenText('邮箱')
    await seen('provider-notice')
    expect(page.app.session.isLoggedIn).toBe(false)
    await tap('by-google')
    await tap('dialog-confirm')
    // The proof was used; another one must be requested, for the same page.
    await eventually(() =>
      expect(page.providerLogin.leftFor).toEqual([{ provider: 'GOOGLE', backTo: '/order?tab=TICKET' }]),
    )
    expect(sentLogins(page)).toHaveLength(1)
  })

  it('fails with the answer of another login', async () => {
    const word = await wordOf('APPLE', newPerson())
    const { app } = await open({ ...word, nonce: randomUUID() })
    await seen('provider-notice')
    expect(app.session.isLoggedIn).toBe(false)
  })

  it('retries the same answer by a tap after a network failure', async () => {
    const person = await boundPerson('13700160003')
    const page = await open(await wordOf('GOOGLE', person), {
      prepare: ({ network }) => {
        network.isOnline = false
      },
    })
    await seen('provider-notice')
    page.network.isOnline = true
    await tap('by-google')
    await eventually(() => expect(page.app.session.isLoggedIn).toBe(true))
    expect(page.providerLogin.leftFor).toEqual([])
  })

  it.each([
    ['denied', { kind: 'denied', backTo: '/mine' }, '登录未完成'],
    ['stray', { kind: 'stray' }, '此次登录已失效'],
    ['failed', { kind: 'failed', backTo: '/mine', reason: 'server_error' }, '登录'],
  ] as const)('sees the reason without an answer: %s', async (_kind, returned, words) => {
    const page = await open(returned)
    await seen('provider-notice')
    await seenText(words)
    expect(sentLogins(page)).toEqual([])
    await tap('by-apple')
    await tap('dialog-confirm')
    await gone('provider-notice')
  })
})
