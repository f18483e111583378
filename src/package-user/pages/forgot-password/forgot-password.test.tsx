import { emailAccount, newEmail } from '@test/email-account'
import { mailbox } from '@test/mailbox'
import { renderPage, theGateway } from '@test/render-page'
import { eventually, seenText, tap, type } from '@test/screen'
import { routes } from '@/routes'
import ForgotPasswordPage from './forgot-password'

describe('the page of the forgotten password (LOGIN-010)', () => {
  it('mails a link to existing accounts, with the same answer for all', async () => {
    const gateway = await theGateway()
    const [known, unknown] = [newEmail(), newEmail()]
    await emailAccount(gateway, known)
    for (const email of [known, unknown]) {
      const page = await renderPage(ForgotPasswordPage, routes.forgotPassword)
      await type('email', email)
      await tap('send-link')
      const params = { email, scene: 'RESET' }
      await eventually(() => expect(page.router.lastMove).toMatchObject({ path: routes.checkEmail.path, params }))
      page.close()
    }
    expect((await mailbox(gateway, known))[0]).toContain('/set-password?token=')
    expect(await mailbox(gateway, unknown)).toEqual([])
  })

  it('sends nothing to an invalid address', async () => {
    const { network } = await renderPage(ForgotPasswordPage, routes.forgotPassword)
    await type('email', 'ann.encore.test')
    await tap('send-link')
    await seenText('请输入正确的邮箱')
    expect(network.sent.join()).not.toContain('email/send')
  })
})
