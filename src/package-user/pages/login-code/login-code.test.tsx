import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, pass, seenText, tap, type } from '@test/screen'
import { act, fireEvent, screen } from '@testing-library/react'
import { getPhotoCaptcha } from '@/contracts/account/get-photo-captcha'
import { sendVerifyCode } from '@/contracts/account/send-verify-code'
import { routes } from '@/routes'
import LoginCodePage from './login-code'

let phones = 0

async function open() {
  const gateway = await theGateway()
  phones += 1
  // The newest captcha and code belong to this phone.
  gateway.clock.advance(1000)
  const phone = { cellphone: `138001392${10 + phones}`, countryCode: '86' }
  const { data } = await gateway.call(getPhotoCaptcha, { scene: 'LOGIN' })
  const [{ answer }] = (await gateway.gateway.inject({ url: '/sandbox/api/captchas' })).json()
  await gateway.call(sendVerifyCode, {
    ...phone,
    scene: 'LOGIN',
    captchaId: data?.captchaId ?? '',
    captchaCode: answer,
  })
  const [{ content }] = (await gateway.gateway.inject({ url: '/sandbox/api/outbox' })).json()
  const code = /\d{6}/.exec(content)?.[0] ?? ''
  const stack = [routes.mine.path, routes.login.path, routes.loginCode.path]
  return { ...(await renderPage(LoginCodePage, routes.loginCode, { params: phone, stack })), code }
}

describe('the page of the code (LOGIN-003)', () => {
  it('logs in with the sixth digit, and returns to the previous page (LOGIN-023, LOGIN-031, LOGIN-035, LOGIN-067)', async () => {
    const { app, router, network, code } = await open()
    await type('code', code)
    await eventually(() => expect(router.stack()).toEqual([routes.mine.path]))
    expect(app.session.isLoggedIn).toBe(true)
    expect(network.sent).toContain('POST /gateway/user/pub/v3/login_or_register')
  })

  it('shows a wrong code, then accepts the right one (LOGIN-033)', async () => {
    const { app, code } = await open()
    await type('code', '12345')
    expect(byId('log-in')).toHaveProperty('disabled', true)
    await type('code', code === '000000' ? '111111' : '000000')
    await seenText('验证码不正确或已过期，请重新输入或重新获取')
    expect(byId('log-in')).toHaveProperty('disabled', false)
    expect(app.session.isLoggedIn).toBe(false)
    await type('code', code)
    await eventually(() => expect(app.session.isLoggedIn).toBe(true))
  })

  it('sends a code once for taps within half a second (LOGIN-037)', async () => {
    const { network, code } = await open()
    const sent = () => network.sent.filter((call) => call.endsWith('login_or_register')).length
    await type('code', code === '000000' ? '111111' : '000000')
    await seenText('验证码不正确或已过期')
    await tap('log-in')
    await eventually(() => expect(sent()).toBe(2))
    await pass(100)
    await tap('log-in')
    await pass(100)
    expect(sent()).toBe(2)
    await pass(500)
    await tap('log-in')
    await eventually(() => expect(sent()).toBe(3))
  })

  it('offers another code after a wrong one, once the first is a minute old (LOGIN-034)', async () => {
    const { router, code, gateway } = await open()
    await type('code', code === '000000' ? '111111' : '000000')
    await seenText('验证码不正确或已过期，请重新输入或重新获取')
    gateway.clock.advance(60_000)
    await tap(await eventually(() => screen.getByRole('button', { name: '重新获取验证码' })))
    expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.loginCaptcha.path })
  })

  it('accepts the right code while a wrong one is checked', async () => {
    const { app, code } = await open()
    act(() => {
      fireEvent.input(byId('code'), { target: { value: code === '000000' ? '111111' : '000000' } })
      fireEvent.input(byId('code'), { target: { value: code } })
    })
    await eventually(() => expect(app.session.isLoggedIn).toBe(true))
  })

  it('waits with the keyboard open, and supports autofill (LOGIN-036)', async () => {
    await open()
    expect(document.body.textContent).toContain('60 秒后可重新获取')
    expect(document.activeElement).toBe(byId('code'))
    expect(byId('code')).toMatchObject({ type: 'text', inputMode: 'numeric', autocomplete: 'one-time-code' })
  })

  it('keeps the code when the network is gone', async () => {
    const { network, code } = await open()
    network.isOnline = false
    await type('code', code)
    await seenText('无法连接网络')
    expect((byId('code') as HTMLInputElement).value).toBe(code)
  })
})
