import { newEmail } from '@test/email-account'
import { mailbox } from '@test/mailbox'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { routes } from '@/routes'
import MemberPage from '../member/member'
import AccountBindPage from './account-bind'

const open = (signedInAs = newBuyer()) =>
  renderPage(AccountBindPage, routes.accountBind, {
    params: { bindType: 'EMAIL' },
    stack: [routes.member.path, routes.accountBind.path],
    signedInAs,
  })

async function requestCode(email: string): Promise<string> {
  await type('email', email)
  await tap('send-code')
  await seenText('秒后重发')
  return /\d{6}/.exec((await mailbox(await theGateway(), email))[0] ?? '')?.[0] ?? ''
}

describe('the page that binds an e-mail address (LOGIN-011, LOGIN-068)', () => {
  it('binds the address that the mailed code proves, and the profile shows it', async () => {
    const email = newEmail()
    const page = await open()
    const code = await requestCode(email)
    expect(byId('bind')).toHaveProperty('disabled', true)
    await type('code', code)
    await tap('bind')
    await eventually(() => expect(page.router.stack()).toEqual([routes.member.path]))
    expect(page.app.session.user).toMatchObject({ email, loginMethod: 'CELLPHONE' })
    page.close()
    await renderPage(MemberPage, routes.member, { testApp: page })
    await seenText(email)
    await tap('email')
    await eventually(() =>
      expect(page.router.lastMove).toMatchObject({ path: routes.accountBind.path, params: { bindType: 'EMAIL' } }),
    )
  })

  it('shows an address of another account', async () => {
    const email = newEmail()
    const first = await open()
    await type('code', await requestCode(email))
    await tap('bind')
    await eventually(() => expect(first.router.stack()).toEqual([routes.member.path]))
    first.close()
    ;(await theGateway()).clock.advance(60_000)
    await open()
    await type('code', await requestCode(email))
    await tap('bind')
    await seenText('该邮箱已绑定其他账户，请直接用它登录或换一个邮箱')
    expect(byId('email')).toHaveProperty('value', email)
  })
})
