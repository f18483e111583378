import { changeShop, renderPage, theGateway } from '@test/render-page'
import { byId, choose, enter, eventually, pass, seen, seenText, tap, type } from '@test/screen'
import { screen } from '@testing-library/react'
import { sendVerifyCode } from '@/contracts/account/send-verify-code'
import { routes } from '@/routes'
import LoginPage from './login'

async function open() {
  // The newest captcha belongs to this page, not to the one before.
  await pass(1000)
  ;(await theGateway()).clock.advance(1000)
  const opened = await renderPage(LoginPage, routes.login)
  await seenText('《用户服务协议》')
  await eventually(() => expect(document.querySelector('[aria-label="看不清，换一张"] img')).not.toBeNull())
  const captcha = await opened.gateway.gateway.inject({ url: '/sandbox/api/captchas' })
  const [{ answer }] = captcha.json()
  return { ...opened, answer: answer as string }
}

describe('the login page', () => {
  it('requires the agreement, then sends the code (LOGIN-042, LOGIN-043)', async () => {
    const { router, answer } = await open()
    await type('phone', '13800138111')
    await type('captcha', answer)
    await tap('send-code')
    await seenText('请先阅读并同意协议')
    expect(router.moves).toEqual([])
    await tap('dialog-confirm')
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ path: routes.loginCode.path, params: { cellphone: '13800138111' } }),
    )
  })

  it.each([
    ['offers the phone that the vendor confirms', ['QUICK_LOGIN'], true],
    ['asks for a code alone', [], false],
  ])('%s for the merchant’s flags %j (LOGIN-076)', async (_what, binaryFlags, isOffered) => {
    await changeShop({ config: { binaryFlags } })
    await renderPage(LoginPage, routes.login, {
      prepare: ({ app }) => {
        Object.assign(app.account, { hasPhoneBinding: true })
      },
    })
    await seen('send-code')
    await eventually(() => expect(document.getElementById('quick-login-agree') !== null).toBe(isOffered))
    expect(document.getElementById('send-code')).not.toBeNull()
    await changeShop({ config: {} })
  })

  it('shows the words of the shop when logins are closed (decision 97)', async () => {
    await changeShop({ config: { loginClosedText: '店铺暂未开放登录' } })
    await renderPage(LoginPage, routes.login)
    await seenText('店铺暂未开放登录')
    expect(document.getElementById('send-code')).toBeNull()
    await changeShop({ config: {} })
  })

  it('stays when the agreement is declined, and keeps its input', async () => {
    const { router, answer } = await open()
    await type('phone', '13800138112')
    await type('captcha', answer)
    await tap('send-code')
    await tap('dialog-cancel')
    expect(router.moves).toEqual([])
    expect((byId('phone') as HTMLInputElement).value).toBe('13800138112')
  })

  it('shows number errors after the first try only', async () => {
    await open()
    await type('phone', '12345')
    expect(document.body.textContent).not.toContain('请输入正确的手机号')
    await tap('send-code')
    await seenText('请输入正确的手机号')
  })

  it('opens the documents from the agreement prompt, and prompts again on return (CAT-122)', async () => {
    const { router, answer } = await open()
    await type('phone', '13800138116')
    await type('captcha', answer)
    await tap('send-code')
    const [, link] = screen.getAllByRole('link', { name: '《隐私政策》' })
    await tap(link as Element)
    expect(router.lastMove).toMatchObject({ path: routes.agreement.path })
    await tap('dialog-confirm')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.loginCode.path }))
  })

  it('sends with Enter as with the button', async () => {
    const { router, answer } = await open()
    await tap('agree')
    await type('phone', '13800138117')
    await type('captcha', answer)
    await enter('captcha')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.loginCode.path }))
  })

  it('accepts a number of another area in its notation (LOGIN-029, LOGIN-077)', async () => {
    const { router, answer } = await open()
    await tap('agree')
    await choose('phone-area', '853')
    await type('phone', '6612 3456')
    await type('captcha', answer)
    await tap('send-code')
    const sentTo = { cellphone: '66123456', countryCode: '853' }
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.loginCode.path, params: sentTo }))
  })

  it('offers only the areas of the shop, and starts with one of them (SHELL-043)', async () => {
    const supportLoginAreas = [
      { code: '853', name: '澳门' },
      { code: '852', name: '香港' },
    ]
    await changeShop({ config: { supportLoginAreas } })
    await renderPage(LoginPage, routes.login)
    const area = (await seen('phone-area')) as HTMLSelectElement
    expect([...area.options].map(({ value }) => value)).toEqual(['853', '852'])
    expect(area.value).toBe('853')
    await changeShop({ config: {} })
  })

  it('sends one code for taps within half a second, though the first has its answer (LOGIN-037)', async () => {
    const { network } = await open()
    const sent = () => network.sent.filter((call) => call.endsWith(`/${sendVerifyCode.path}`)).length
    await tap('agree')
    await type('phone', '13800138119')
    await type('captcha', 'xxxx')
    await tap('send-code')
    await eventually(() => expect(sent()).toBe(1))
    await type('captcha', 'yyyy')
    await tap('send-code')
    await pass(100)
    expect(sent()).toBe(1)
    await pass(500)
    await type('captcha', 'yyyy')
    await tap('send-code')
    await eventually(() => expect(sent()).toBe(2))
  })

  it('allows the browser to fill in the number, as text', async () => {
    await open()
    expect(byId('phone')).toMatchObject({ type: 'tel', autocomplete: 'tel-national', inputMode: 'tel' })
  })

  it('restores the number when opened again', async () => {
    const testApp = await open()
    await type('phone', '13800138118')
    testApp.close()
    await renderPage(LoginPage, routes.login, { testApp })
    expect((byId('phone') as HTMLInputElement).value).toBe('13800138118')
    expect((byId('captcha') as HTMLInputElement).value).toBe('')
  })

  it('shows an error for wrong characters, and another picture (LOGIN-032)', async () => {
    const { network } = await open()
    await tap('agree')
    await type('phone', '13800138113')
    await type('captcha', 'zzzz')
    const pictures = () => network.sent.filter((call) => call.includes('captcha')).length
    const before = pictures()
    await tap('send-code')
    await seenText('图形验证码不正确')
    await eventually(() => expect(pictures()).toBeGreaterThan(before))
  })

  it('offers the picture again when it failed', async () => {
    const { network } = await renderPage(LoginPage, routes.login, {
      prepare: (app) => {
        app.network.intercept = ({ url }) =>
          url.includes('captcha') ? { status: 500, headers: {}, body: '' } : undefined
      },
    })
    await seenText('重试')
    network.intercept = null
    await tap(screen.getByText('重试').closest('button') as Element)
    await eventually(() => expect(document.querySelector('img[src^="data:image"]')).not.toBeNull())
    expect(document.body.textContent).not.toContain('重试')
  })
})
