import { mailedToken, newEmail, PASSWORD } from '@test/email-account'
import { mailbox } from '@test/mailbox'
import { renderPage, theGateway } from '@test/render-page'
import { eventually, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { bind } from '@/contracts/account/bind'
import { sendMail } from '@/contracts/account/send-mail'
import { setPassword } from '@/contracts/account/set-password'
import { routes } from '@/routes'
import ChangePasswordPage from './change-password'

/** Creates a buyer with an e-mail address and a password; returns their phone. */
async function buyerWithPassword(): Promise<string> {
  const gateway = await theGateway()
  const cellphone = newBuyer()
  const as = await gateway.signIn(cellphone)
  const email = newEmail()
  await gateway.call(sendMail, { email, scene: 'BIND' }, { as })
  const verifyCode = /\d{6}/.exec((await mailbox(gateway, email))[0] ?? '')?.[0] ?? ''
  await gateway.call(bind, { bindType: 'EMAIL', emailBindParam: { email, verifyCode } }, { as })
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

  it('explains how an account without a password gets one', async () => {
    await renderPage(ChangePasswordPage, routes.changePassword, { signedInAs: newBuyer() })
    await type('old-password', PASSWORD)
    await type('new-password', 'Another.2027')
    await tap('save')
    await seenText('账户还没有密码')
  })
})
