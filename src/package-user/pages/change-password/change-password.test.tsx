import { mailedToken, newEmail, PASSWORD } from '@test/email-account'
import { mailbox } from '@test/mailbox'
import { renderPage, theGateway } from '@test/render-page'
import { eventually, pass, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import type { TestGateway } from '@test/test-gateway'
import { screen } from '@testing-library/react'
import { bind } from '@/contracts/account/bind'
import { loginByEmail } from '@/contracts/account/login-by-email'
import { sendMail } from '@/contracts/account/send-mail'
import { setPassword } from '@/contracts/account/set-password'
import { routes } from '@/routes'
import ChangePasswordPage from './change-password'

/** Gives an account a new e-mail address, and returns it. */
async function addEmail(gateway: TestGateway, as: string): Promise<string> {
  const email = newEmail()
  await gateway.call(sendMail, { email, scene: 'BIND' }, { as })
  const verifyCode = /\d{6}/.exec((await mailbox(gateway, email))[0] ?? '')?.[0] ?? ''
  await gateway.call(bind, { bindType: 'EMAIL', emailBindParam: { email, verifyCode } }, { as })
  return email
}

/** Creates a buyer with an e-mail address and a password; returns their phone. */
async function buyerWithPassword(): Promise<string> {
  const gateway = await theGateway()
  const cellphone = newBuyer()
  const as = await gateway.signIn(cellphone)
  const email = await addEmail(gateway, as)
  gateway.clock.advance(60_000)
  await gateway.call(sendMail, { email, scene: 'RESET' })
  await gateway.call(setPassword, { token: await mailedToken(gateway, email), password: PASSWORD })
  return cellphone
}

describe('the page that changes a password (LOGIN-016)', () => {
  it('requires the current and a new one, and logs out', async () => {
    const { app, router } = await renderPage(ChangePasswordPage, routes.changePassword, {
      signedInAs: await buyerWithPassword(),
    })
    await type('old-password', 'Wrong-2026')
    await type('new-password', 'Another.2027')
    await tap('save')
    await seenText('邮箱或密码不正确')
    expect(app.session.isLoggedIn).toBe(true)
    await type('old-password', PASSWORD)
    await tap('save')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.loginEmail.path }))
    expect(app.session.isLoggedIn).toBe(false)
  })

  it('leads a user without an e-mail address to the page that adds one', async () => {
    const { router } = await renderPage(ChangePasswordPage, routes.changePassword, { signedInAs: newBuyer() })
    await seenText('密码用于邮箱登录')
    expect(document.getElementById('new-password')).toBeNull()
    await tap(screen.getByRole('button', { name: '绑定邮箱' }))
    expect(router.lastMove).toMatchObject({ path: routes.accountBind.path, params: { bindType: 'EMAIL' } })
  })

  it('sets the first password with a code sent to the phone (decision 0142)', async () => {
    const gateway = await theGateway()
    const cellphone = newBuyer()
    const as = await gateway.signIn(cellphone)
    const email = await addEmail(gateway, as)
    await pass(1000)
    gateway.clock.advance(61_000)
    const { app, router } = await renderPage(ChangePasswordPage, routes.changePassword, { signedInAs: cellphone })
    await seenText(`${cellphone.slice(0, 3)}****${cellphone.slice(-4)}`)
    expect(document.getElementById('old-password')).toBeNull()
    await eventually(() => expect(document.querySelector('img[src^="data:image"]')).not.toBeNull())
    const sandbox = async (path: string) => (await gateway.gateway.inject({ url: `/sandbox/api/${path}` })).json()
    await type('phone', cellphone)
    await type('captcha', (await sandbox('captchas'))[0].answer)
    await tap('send-code')
    await seenText('秒后重发')
    await type('code', /\d{6}/.exec((await mailbox(gateway, `+86 ${cellphone}`))[0] ?? '')?.[0] ?? '')
    await type('new-password', PASSWORD)
    await tap('save')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.loginEmail.path }))
    expect(app.session.isLoggedIn).toBe(false)
    expect((await gateway.call(loginByEmail, { email, password: PASSWORD })).data?.email).toBe(email)
  })
})
