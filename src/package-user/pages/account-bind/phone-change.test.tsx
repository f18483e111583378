import { mailbox } from '@test/mailbox'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, gone, pass, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { routes } from '@/routes'
import AccountSafePage from '../account-safe/account-safe'
import AccountBindPage from './account-bind'

async function sandbox(path: string) {
  return (await (await theGateway()).gateway.inject({ url: `/sandbox/api/${path}` })).json()
}

/** Requests a code for the number on screen and types it. */
async function prove(cellphone: string): Promise<void> {
  await eventually(() => expect(document.querySelector('img[src^="data:image"]')).not.toBeNull())
  const [{ answer }] = await sandbox('captchas')
  await type('phone', cellphone)
  await type('captcha', answer)
  await tap('send-code')
  await seenText('秒后重发')
  const [content = ''] = await mailbox(await theGateway(), `+86 ${cellphone}`)
  await type('code', /\d{6}/.exec(content)?.[0] ?? '')
  // The captcha that follows a sent code is older than the one of the next step.
  await pass(100)
}

async function open(cellphone = newBuyer()) {
  // The newest captcha belongs to this page, not to the one before.
  await pass(1000)
  ;(await theGateway()).clock.advance(61_000)
  const page = await renderPage(AccountBindPage, routes.accountBind, {
    signedInAs: cellphone,
    params: { bindType: 'CELLPHONE' },
    stack: [routes.accountSafe.path, routes.accountBind.path],
  })
  await seenText('更换手机号')
  return { ...page, cellphone }
}

describe('the page of a user who has a phone (decision 0142)', () => {
  it('opens from account and security', async () => {
    const { router } = await renderPage(AccountSafePage, routes.accountSafe, { signedInAs: newBuyer() })
    await tap('phone-number')
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ path: routes.accountBind.path, params: { bindType: 'CELLPHONE' } }),
    )
  })

  it('proves the present phone, then the new one, and shows it', async () => {
    const next = newBuyer()
    const { app, router, cellphone } = await open()
    await seenText(`${cellphone.slice(0, 3)}****${cellphone.slice(-4)}`)
    expect(byId('next-step')).toHaveProperty('disabled', true)
    await prove(cellphone)
    ;(await theGateway()).clock.advance(1000)
    await tap('next-step')
    await gone('next-step')
    expect((byId('phone') as HTMLInputElement).value).toBe('')
    await prove(next)
    await tap('bind')
    await eventually(() => expect(router.stack()).toEqual([routes.accountSafe.path]))
    expect(app.session.maskedPhone).toBe(`${next.slice(0, 3)}****${next.slice(-4)}`)
    expect(app.prompts.toast?.text).toContain('手机号已更换')
  })

  it('shows a number that has an account of its own, and keeps the phone', async () => {
    const taken = newBuyer()
    await (await theGateway()).signIn(taken)
    const { app, router, cellphone } = await open()
    await prove(cellphone)
    ;(await theGateway()).clock.advance(1000)
    await tap('next-step')
    await gone('next-step')
    await prove(taken)
    await tap('bind')
    await seenText('该手机号已绑定其他账号')
    await seen('previous-step')
    expect(router.stack()).toHaveLength(2)
    expect(app.session.maskedPhone).toContain(cellphone.slice(-4))
  })
})
