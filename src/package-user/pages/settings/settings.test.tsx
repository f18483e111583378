import { changeShop, renderPage } from '@test/render-page'
import { eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { act } from '@testing-library/react'
import { routes } from '@/routes'
import { OPEN_ID_KEY } from '@/stores/session-store'
import LanguagePage from '../language/language'
import SkinSwitchPage from '../skin-switch/skin-switch'
import SettingsPage from './settings'

function chooseRadio(name: string): void {
  const found = [...document.querySelectorAll<HTMLElement>('[role=radio]')].find(
    (option) => option.textContent === name,
  )
  if (!found) throw new Error(`no choice is called ${name}`)
  act(() => found.click())
}

afterEach(() => changeShop({ config: {} }))

describe('the settings (USER-016)', () => {
  it('log the user out once the user is sure, and forget the session (LOGIN-045, LOGIN-070)', async () => {
    const { app, storage, network } = await renderPage(SettingsPage, routes.settings, { signedInAs: newBuyer() })
    storage.set(OPEN_ID_KEY, { openId: 'o1' })
    const sent: unknown[] = []
    network.intercept = ({ url, body }) => {
      if (url.includes('/user_logout')) sent.push(JSON.parse(body ?? ''))
      return undefined
    }
    await tap('log-out')
    await tap('dialog-cancel')
    expect(app.session.isLoggedIn).toBe(true)
    await tap('log-out')
    await tap('dialog-confirm')
    await eventually(() => expect(app.session.isLoggedIn).toBe(false))
    expect(sent).toEqual([{ appId: APP_ID, openId: 'o1' }])
    expect(storage.get('session')).toBeNull()
  })

  it('show a logout that the shop did not receive, and end the session all the same (LOGIN-048)', async () => {
    const { app, network } = await renderPage(SettingsPage, routes.settings, { signedInAs: newBuyer() })
    network.isOnline = false
    await tap('log-out')
    await tap('dialog-confirm')
    await seenText('退出登录失败')
    expect(app.session.isLoggedIn).toBe(false)
  })

  it('show the language and the appearance that are chosen (USER-042)', async () => {
    await renderPage(SettingsPage, routes.settings, { locale: 'en-US' })
    await seenText('English')
    await seenText('System default')
  })

  it('offer no theme when the merchant has only one', async () => {
    await changeShop({ config: { binaryFlags: [] } })
    await renderPage(SettingsPage, routes.settings)
    await seen('language')
    expect(document.getElementById('skin')).toBeNull()
  })

  it('offer no theme when the merchant has fixed it (SHELL-013, D-41)', async () => {
    await changeShop({ config: { themeMode: 'DARK' } })
    await renderPage(SettingsPage, routes.settings)
    await seen('language')
    expect(document.getElementById('skin')).toBeNull()
  })

  it('show the version, and its build mark (SHELL-019)', async () => {
    await renderPage(SettingsPage, routes.settings)
    await seenText('4.38.4 (1.0.0.100)')
  })

  it('change the language at once, and for the next start', async () => {
    const { app, storage } = await renderPage(LanguagePage, routes.language)
    chooseRadio('繁體中文')
    await seenText('語言')
    expect(app.locale.locale).toBe('zh-MO')
    expect(storage.get('locale')).toBe('zh-MO')
  })

  it('turn the shop dark, and follow the device again (SHELL-067)', async () => {
    const { app, system } = await renderPage(SkinSwitchPage, routes.skinSwitch)
    chooseRadio('深色')
    expect(app.theme.scheme).toBe('dark')
    chooseRadio('跟随系统')
    expect(app.theme.scheme).toBe('light')
    act(() => system.turn('dark'))
    expect(app.theme.scheme).toBe('dark')
  })
})
