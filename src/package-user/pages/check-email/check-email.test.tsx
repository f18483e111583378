import { newEmail, registered } from '@test/email-account'
import { mailbox } from '@test/mailbox'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, pass, seenText, tap } from '@test/screen'
import { routes } from '@/routes'
import CheckEmailPage from './check-email'

describe('the page that refers to the mailbox (LOGIN-006)', () => {
  it('shows the address, and resends after a minute', async () => {
    const gateway = await theGateway()
    const email = newEmail()
    await registered(gateway, email)
    await renderPage(CheckEmailPage, routes.checkEmail, { params: { email } })
    await seenText(email)
    expect(byId('send-again')).toHaveProperty('disabled', true)
    gateway.clock.advance(60_000)
    await pass(61_000)
    await tap('send-again')
    await seenText('已重新发送')
    expect(await mailbox(gateway, email)).toHaveLength(2)
  })

  it('can be requested again after a network failure', async () => {
    const { network } = await renderPage(CheckEmailPage, routes.checkEmail, { params: { email: newEmail() } })
    ;(await theGateway()).clock.advance(60_000)
    await pass(61_000)
    network.isOnline = false
    await tap('send-again')
    await seenText('无法连接网络')
    network.isOnline = true
    await tap('send-again')
    await seenText('已重新发送')
  })

  it('shows the same without an account, and opens the login', async () => {
    const params = { email: newEmail(), scene: 'RESET' }
    const { router } = await renderPage(CheckEmailPage, routes.checkEmail, { params })
    await seenText('设置新密码的链接已发送')
    await tap('log-in')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.loginEmail.path }))
  })
})
