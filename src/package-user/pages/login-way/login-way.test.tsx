import { changeShop, renderPage } from '@test/render-page'
import { byId, eventually, gone, seen, seenText, tap } from '@test/screen'
import { routes } from '@/routes'
import LoginWayPage from './login-way'

describe('the choice of a way to log in (LOGIN-017)', () => {
  it('shows the shop, and opens the login by code (SHELL-010)', async () => {
    const { router } = await renderPage(LoginWayPage, routes.loginWay)
    await seenText('安可')
    await tap('login-by-code')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.login.path }))
    expect(document.getElementById('quick-login-agree')).toBeNull()
  })

  it('shows the picture of the shop only if it has one', async () => {
    const { close } = await renderPage(LoginWayPage, routes.loginWay)
    await seen('login-by-code')
    expect(document.querySelector('.logo')).not.toBeNull()
    close()
    await changeShop({ config: { shopAvatar: '' } })
    await renderPage(LoginWayPage, routes.loginWay)
    await seen('login-by-code')
    expect(document.querySelector('.logo')).toBeNull()
  })

  it('requires the agreement before it requests the vendor’s phone', async () => {
    const { router } = await renderPage(LoginWayPage, routes.loginWay, {
      prepare: ({ app }) => {
        Object.assign(app.account, { hasPhoneBinding: true })
      },
    })
    await seen('quick-login-agree')
    await tap('quick-login-agree')
    expect(byId('agree').getAttribute('aria-checked')).toBe('false')
    await tap('dialog-confirm')
    await gone('quick-login-agree')
    expect(byId('agree').getAttribute('aria-checked')).toBe('true')
    expect(router.moves).toEqual([])
  })
})
