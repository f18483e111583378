import { emailAccount, newEmail, PASSWORD, registered } from '@test/email-account'
import { changeShop, renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap, type } from '@test/screen'
import { routes } from '@/routes'
import LoginPage from '../login/login'
import LoginEmailPage from './login-email'

const stack = [routes.mine.path, routes.login.path, routes.loginEmail.path]
const open = (params = {}) => renderPage(LoginEmailPage, routes.loginEmail, { params, stack })

afterEach(() => changeShop({ config: {} }))

describe('the login by e-mail (LOGIN-005, LOGIN-024)', () => {
  it('requires the agreement, logs in and returns', async () => {
    const email = newEmail()
    await emailAccount(await theGateway(), email)
    const { app, router } = await open()
    await seenText('《用户服务协议》')
    await type('email', ` ${email.toUpperCase()}`)
    await type('password', PASSWORD)
    await tap('log-in')
    await tap('dialog-confirm')
    await eventually(() => expect(router.stack()).toEqual([routes.mine.path]))
    expect(app.session.user).toMatchObject({ email, loginMethod: 'EMAIL' })
  })

  it('shows a wrong password, and keeps the address', async () => {
    const email = newEmail()
    await emailAccount(await theGateway(), email)
    const { app } = await open({ email })
    await tap('agree')
    await type('password', 'Wrong-2026')
    await tap('log-in')
    await seenText('邮箱或密码不正确')
    expect(byId('email')).toMatchObject({ value: email, type: 'email' })
    expect(byId('password')).toMatchObject({ type: 'password', autocomplete: 'current-password' })
    expect(app.session.isLoggedIn).toBe(false)
  })

  it('opens the mail page for an account that waits for its link', async () => {
    const email = newEmail()
    await registered(await theGateway(), email)
    const { router } = await open({ email })
    await tap('agree')
    await type('password', PASSWORD)
    await tap('log-in')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.checkEmail.path, params: { email } }))
  })

  it('sends nothing for an invalid address (LOGIN-038, LOGIN-039)', async () => {
    const { network } = await open()
    await tap('agree')
    await type('email', 'ann@encore')
    await type('password', PASSWORD)
    await tap('log-in')
    await seenText('请输入正确的邮箱')
    expect(network.sent.filter((call) => call.includes('email/login'))).toEqual([])
  })

  it('keeps its input when the network is gone', async () => {
    const { network } = await open()
    await tap('agree')
    await type('email', 'ann@encore.test')
    await type('password', PASSWORD)
    network.isOnline = false
    await tap('log-in')
    await seenText('无法连接网络')
    expect(byId('password')).toHaveProperty('value', PASSWORD)
  })

  it.each([
    ['forgot', routes.forgotPassword],
    ['create', routes.createAccount],
    ['by-cellphone', routes.login],
  ])('continues by %s', async (id, route) => {
    const { router } = await open()
    await tap(id)
    await eventually(() => expect(router.lastMove).toMatchObject({ path: route.path }))
  })
})

describe('the ways to log in that a shop offers', () => {
  const only = (...loginMethod: ('EMAIL' | 'CELLPHONE')[]) => [{ langTag: 'zh-CN', langName: '中文', loginMethod }]

  it('match the offer of its pages', async () => {
    await changeShop({ config: { supportLanguages: only('CELLPHONE') } })
    await renderPage(LoginPage, routes.login)
    await seen('send-code')
    expect(document.getElementById('by-email')).toBeNull()
  })

  it('switch from phone to e-mail', async () => {
    const { router } = await renderPage(LoginPage, routes.login)
    await tap('by-email')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.loginEmail.path }))
  })

  it.each([
    [
      'e-mail, where it comes first and the shop takes orders by it',
      only('EMAIL', 'CELLPHONE'),
      true,
      routes.loginEmail,
    ],
    ['phone, where the shop takes none', only('EMAIL', 'CELLPHONE'), false, routes.login],
    ['phone, where that comes first', only('CELLPHONE', 'EMAIL'), true, routes.login],
    [
      'phone, where another language begins with e-mail',
      [{ langTag: 'en-US', langName: 'English', loginMethod: ['EMAIL' as const] }],
      true,
      routes.login,
    ],
  ])(
    'begin with %s (LOGIN-019, LOGIN-020, LOGIN-021, LOGIN-022, SHELL-041)',
    async (_what, supportLanguages, supportEmailOrder, route) => {
      await changeShop({ config: { supportLanguages, supportEmailOrder } })
      const { app, router } = await renderPage(LoginPage, routes.login, { stack: [routes.mine.path] })
      await eventually(() => expect(app.shopConfig.config).toMatchObject({ supportLanguages, supportEmailOrder }))
      await app.navigation.open(routes.orders, {})
      expect(router.lastMove).toMatchObject({ path: route.path })
    },
  )
})
