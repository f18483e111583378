import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, pass, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { withBenefits } from '@test/with-benefits'
import { act } from '@testing-library/react'
import { getProfile } from '@/contracts/account/get-profile'
import { routes } from '@/routes'
import MemberPage from '../member/member'
import SettingsPage from '../settings/settings'
import AccountSafePage from './account-safe'

async function open() {
  // The newest captcha belongs to this page, not to the one before.
  await pass(1000)
  const gateway = await theGateway()
  gateway.clock.advance(61_000)
  const signedInAs = newBuyer()
  const page = await renderPage(AccountSafePage, routes.accountSafe, { signedInAs })
  return { ...page, cellphone: signedInAs }
}

const answers = async (path: string) =>
  (await (await theGateway()).gateway.inject({ url: `/sandbox/api/${path}` })).json()

/** Requests a code for the number and enters it. */
async function proveOwner(cellphone: string): Promise<void> {
  await eventually(() => expect(document.querySelector('img[src^="data:image"]')).not.toBeNull())
  const [{ answer }] = await answers('captchas')
  await type('phone', cellphone)
  await type('captcha', answer)
  await tap('send-code')
  await seenText('秒后重发')
  const [{ content }] = await answers('outbox')
  await type('code', /\d{6}/.exec(content)?.[0] ?? '')
}

/** A user who closed their account and logs in again a moment later. */
async function cancelledAndBack() {
  const page = await open()
  await proveOwner(page.cellphone)
  await tap('cancel-account')
  await tap('dialog-confirm')
  await eventually(() => expect(page.app.session.isLoggedIn).toBe(false))
  page.close()
  const accessToken = await (await theGateway()).signIn(page.cellphone)
  const login = { bizUserId: 'back', loginMethod: 'CELLPHONE', isNewUser: false } as const
  act(() => page.app.session.signIn({ ...login, accessToken, refreshToken: '', expiresIn: 60 }))
  await renderPage(MemberPage, routes.member, { testApp: page })
  await seenText('保留账号')
  return page
}

describe('account and security (USER-013)', () => {
  it('opens from the settings, and shows the login methods', async () => {
    const signedInAs = newBuyer()
    const settings = await renderPage(SettingsPage, routes.settings, { signedInAs })
    await tap('account-safe')
    await eventually(() => expect(settings.router.lastMove).toMatchObject({ path: routes.accountSafe.path }))
    settings.close()
    const { router } = await renderPage(AccountSafePage, routes.accountSafe, { testApp: settings })
    await seenText(`${signedInAs.slice(0, 3)}****${signedInAs.slice(-4)}`)
    await tap('email')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.accountBind.path }))
  })

  it('closes the account for a user with the code and confirmation, and logs out (USER-043)', async () => {
    const { app, router, cellphone } = await open()
    await seen('cancel-account')
    expect(byId('cancel-account')).toHaveProperty('disabled', true)
    await proveOwner(cellphone)
    await type('reason', '不再使用')
    await tap('cancel-account')
    await seenText('7 天')
    await tap('dialog-cancel')
    expect(app.session.isLoggedIn).toBe(true)
    await tap('cancel-account')
    await tap('dialog-confirm')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.home.path }))
    expect(app.session.isLoggedIn).toBe(false)
    const gateway = await theGateway()
    const as = await gateway.signIn(cellphone)
    expect((await gateway.call(getProfile, {}, { as })).comments).toContain('注销')
  })

  it('prompts within seven days of closing, and keeps the account on a yes', async () => {
    const { app } = await cancelledAndBack()
    await tap('dialog-confirm')
    await seen('nickname')
    expect(app.session.isLoggedIn).toBe(true)
  })

  it('logs out a user who does not restore it', async () => {
    const { app } = await cancelledAndBack()
    await tap('dialog-cancel')
    await eventually(() => expect(app.session.isLoggedIn).toBe(false))
  })

  it('links to what blocks the closing, without a button to delete the account', async () => {
    const { router } = await renderPage(AccountSafePage, routes.accountSafe, await withBenefits({ cashCards: 1 }))
    await seenText('1 张储值卡仍有余额')
    await tap('blocker-CASH_CARD')
    expect(router.lastMove).toMatchObject({ path: routes.cardList.path })
    expect(document.getElementById('cancel-account')).toBeNull()
  })

  it('shows a wrong code', async () => {
    const { app, cellphone } = await open()
    await proveOwner(cellphone)
    const right = (byId('code') as HTMLInputElement).value
    await type('code', right === '000000' ? '111111' : '000000')
    await tap('cancel-account')
    await tap('dialog-confirm')
    await seenText('验证码不正确或已过期，请重新输入或重新获取')
    expect(app.session.isLoggedIn).toBe(true)
  })
})
