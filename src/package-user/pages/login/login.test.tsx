import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seenText, tap, type } from '@test/screen'
import { act, screen } from '@testing-library/react'
import { routes } from '@/routes'
import LoginPage from './login'

async function open() {
  // The newest captcha is that of this page.
  ;(await theGateway()).clock.advance(1000)
  const opened = await renderPage(LoginPage, routes.login)
  await seenText('《用户服务协议》')
  const captcha = await opened.gateway.gateway.inject({ url: '/sandbox/api/captchas' })
  const [{ answer }] = captcha.json()
  return { ...opened, answer: answer as string }
}

describe('the login page', () => {
  it('asks for the agreement first, then sends the code', async () => {
    const { app, router, answer } = await open()
    await type('phone', '13800138111')
    await type('captcha', answer)
    await tap('send-code')
    expect(app.prompts.dialog?.content).toBe('《用户服务协议》 《隐私政策》')
    expect(router.moves).toEqual([])
    await tap('dialog-confirm')
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ path: routes.loginCode.path, params: { cellphone: '13800138111' } }),
    )
  })

  it('stays when the agreement is declined, and keeps what was typed', async () => {
    const { router, answer } = await open()
    await type('phone', '13800138112')
    await type('captcha', answer)
    await tap('send-code')
    await tap('dialog-cancel')
    expect(router.moves).toEqual([])
    expect((byId('phone') as HTMLInputElement).value).toBe('13800138112')
  })

  it('says what is wrong with the number, after the first try only', async () => {
    await open()
    await type('phone', '12345')
    expect(document.body.textContent).not.toContain('手机号格式不正确')
    await tap('send-code')
    await seenText('手机号格式不正确')
  })

  it('says that the characters are wrong, and shows other ones', async () => {
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

  it('offers the picture again when it did not come', async () => {
    const { network } = await renderPage(LoginPage, routes.login, {
      prepare: (app) => {
        app.network.intercept = ({ url }) =>
          url.includes('captcha') ? { status: 500, headers: {}, body: '' } : undefined
      },
    })
    await seenText('重试')
    network.intercept = null
    await act(async () => screen.getByText('重试').closest('button')?.click())
    await eventually(() => expect(document.querySelector('img[src^="data:image"]')).not.toBeNull())
    expect(document.body.textContent).not.toContain('重试')
  })
})
