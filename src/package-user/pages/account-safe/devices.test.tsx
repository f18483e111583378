import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, gone, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { getProfile } from '@/contracts/account/get-profile'
import { STATUS } from '@/contracts/envelope'
import { routes } from '@/routes'
import AccountSafePage from './account-safe'

/** Opens the page for a user with other devices, and returns their tokens. */
async function open(others: number) {
  const signedInAs = newBuyer()
  const gateway = await theGateway()
  const tokens: string[] = []
  for (let count = 0; count < others; count += 1) tokens.push(await gateway.signIn(signedInAs))
  const page = await renderPage(AccountSafePage, routes.accountSafe, { signedInAs })
  await seen('device-0')
  const isLoggedIn = async (as: string) => (await gateway.call(getProfile, {}, { as })).statusCode === STATUS.success
  return { ...page, tokens, isLoggedIn }
}

describe('the devices of a user', () => {
  it('shows this one first, which is not logged out here', async () => {
    await open(1)
    expect(byId('device-0').textContent).toContain('本机')
    expect(document.getElementById('device-0-end')).toBeNull()
    await seen('device-1-end')
  })

  it('shows the latest few, when each was logged in, and all at a tap', async () => {
    await open(6)
    expect(byId('device-1').textContent).toMatch(/登录于 \d{4}\.\d\d\.\d\d \d\d:\d\d/)
    expect(document.querySelectorAll('[id^=device-][id$=-end]')).toHaveLength(3)
    await seen('end-others')
    await tap('all-devices')
    await eventually(() => expect(document.querySelectorAll('[id^=device-][id$=-end]')).toHaveLength(6))
    await gone('all-devices')
  })

  it('shows that there is no other', async () => {
    await open(0)
    await seenText('只有本机登录了您的账户')
    expect(document.getElementById('end-others')).toBeNull()
  })

  it('logs out one that the user is sure about', async () => {
    const { tokens, isLoggedIn } = await open(1)
    await tap('device-1-end')
    await tap('dialog-cancel')
    expect(await isLoggedIn(tokens[0] ?? '')).toBe(true)
    await tap('device-1-end')
    await tap('dialog-confirm')
    await gone('device-1')
    expect(await isLoggedIn(tokens[0] ?? '')).toBe(false)
  })

  it('logs out all others at once, and not this one', async () => {
    const { app, tokens, isLoggedIn } = await open(2)
    await tap('end-others')
    await tap('dialog-confirm')
    await gone('device-1')
    expect(await Promise.all(tokens.map(isLoggedIn))).toEqual([false, false])
    await eventually(() => expect(app.prompts.toast?.text).toBe('已退出'))
    expect(app.session.isLoggedIn).toBe(true)
  })

  it('shows that logging out failed', async () => {
    const { app, network } = await open(1)
    network.isOnline = false
    await tap('device-1-end')
    await tap('dialog-confirm')
    await eventually(() => expect(app.prompts.toast?.text).toContain('无法连接网络'))
    expect(byId('device-1').textContent).not.toBe('')
  })
})
