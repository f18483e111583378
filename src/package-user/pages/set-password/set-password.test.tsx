import { emailAccount, mailedToken, newEmail } from '@test/email-account'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seenText, tap, type } from '@test/screen'
import { screen } from '@testing-library/react'
import { loginByEmail } from '@/contracts/account/login-by-email'
import { sendMail } from '@/contracts/account/send-mail'
import { routes } from '@/routes'
import SetPasswordPage from './set-password'

const NEW = 'Another.2027'

describe('the page that sets a password (LOGIN-009)', () => {
  it('saves once by the mailed link, and opens the login', async () => {
    const gateway = await theGateway()
    const email = newEmail()
    await emailAccount(gateway, email)
    await gateway.call(sendMail, { email, scene: 'RESET' })
    const params = { token: await mailedToken(gateway, email) }
    const { router } = await renderPage(SetPasswordPage, routes.setPassword, {
      params,
      prepare: (opened) => {
        opened.router.address = { ...params }
      },
    })
    expect(router.address).toEqual({})
    await type('new-password', 'weak')
    await tap('save')
    await seenText('密码须为 8–20 位')
    await type('new-password', NEW)
    await tap('save')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.loginEmail.path }))
    expect((await gateway.call(loginByEmail, { email, password: NEW })).data?.email).toBe(email)
  })

  it('shows an expired link, and keeps the input', async () => {
    await renderPage(SetPasswordPage, routes.setPassword, { params: { token: 'x'.repeat(43) } })
    await type('new-password', NEW)
    await tap('save')
    await seenText('链接已失效')
    expect(byId('new-password')).toHaveProperty('value', NEW)
  })

  it('offers another link without a token', async () => {
    const { router } = await renderPage(SetPasswordPage, routes.setPassword)
    await tap(screen.getByRole('button', { name: '忘记密码' }))
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.forgotPassword.path }))
  })
})
