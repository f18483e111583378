import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, pass, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { getPhotoCaptcha } from '@/contracts/account/get-photo-captcha'
import { sendVerifyCode } from '@/contracts/account/send-verify-code'
import { routes } from '@/routes'
import LoginCaptchaPage from './login-captcha'

async function newestAnswer(): Promise<string> {
  const [{ answer }] = (await (await theGateway()).gateway.inject({ url: '/sandbox/api/captchas' })).json()
  return answer
}

async function open(params: Record<string, string> = {}) {
  ;(await theGateway()).clock.advance(61_000)
  const page = await renderPage(LoginCaptchaPage, routes.loginCaptcha, {
    params,
    stack: [routes.login.path, routes.loginCaptcha.path],
  })
  await seen('captcha')
  await eventually(() => expect(document.querySelector('img[src^="data:image"]')).not.toBeNull())
  return page
}

const isSent = (call: string) => call.endsWith(sendVerifyCode.path)

/** Ticks the agreement, to avoid the dialog (LOGIN-042). */
const agree = () => tap(document.querySelector('[role=checkbox]') as Element)

describe('the security check before a code (LOGIN-004, NAV-062)', () => {
  it('sends a code to the given number, and opens the code page', async () => {
    const cellphone = newBuyer()
    const { router, network } = await open({ cellphone, countryCode: '86' })
    await seenText(`${cellphone.slice(0, 3)}****`)
    await agree()
    await type('captcha', await newestAnswer())
    await tap('send-code')
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.loginCode.path }))
    expect(router.lastMove?.params).toEqual({ cellphone, countryCode: '86' })
    expect(network.sent.filter(isSent)).toHaveLength(1)
  })

  it('sends one code for rapid taps (LOGIN-037)', async () => {
    const { network } = await open({ cellphone: newBuyer(), countryCode: '86' })
    await agree()
    await type('captcha', 'xxxx')
    await tap('send-code')
    await eventually(() => expect(network.sent.filter(isSent)).toHaveLength(1))
    await type('captcha', 'yyyy')
    await tap('send-code')
    await pass(100)
    expect(network.sent.filter(isSent)).toHaveLength(1)
    await pass(500)
    await type('captcha', 'yyyy')
    await tap('send-code')
    await eventually(() => expect(network.sent.filter(isSent)).toHaveLength(2))
  })

  it('shows a text question instead of the picture', async () => {
    const { router } = await open({ cellphone: newBuyer(), countryCode: '86' })
    await agree()
    // The newest captcha is the question.
    ;(await theGateway()).clock.advance(1000)
    await tap('switch-captcha')
    await seenText('等于多少')
    expect(document.querySelector('img[src^="data:image"]')).toBeNull()
    await type('captcha', await newestAnswer())
    await tap('send-code')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.loginCode.path))
  })

  it('fetches another question after a wrong answer', async () => {
    const { network } = await open({ cellphone: newBuyer(), countryCode: '86' })
    await agree()
    await tap('switch-captcha')
    await seenText('等于多少')
    await type('captcha', '0')
    const requested = () => network.sent.filter((call) => call.includes(getPhotoCaptcha.path)).length
    const before = requested()
    await tap('send-code')
    await eventually(() => expect(requested()).toBe(before + 1))
    expect((byId('captcha') as HTMLInputElement).value).toBe('')
  })

  it('accepts a number when opened without one', async () => {
    const { router } = await open()
    await agree()
    await type('phone', newBuyer())
    await type('captcha', await newestAnswer())
    await tap('send-code')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.loginCode.path))
  })
})
