import { renderPage } from '@test/render-page'
import { byId, eventually, tap } from '@test/screen'
import { routes } from '@/routes'
import SkinSwitchPage from './skin-switch'

describe('the choice between light and dark', () => {
  it('follows the device until the user chooses, and keeps the choice', async () => {
    const { app, storage } = await renderPage(SkinSwitchPage, routes.skinSwitch)
    expect(byId('choice-system').getAttribute('aria-checked')).toBe('true')
    await tap('choice-dark')
    await eventually(() => expect(byId('choice-dark').getAttribute('aria-checked')).toBe('true'))
    expect(byId('choice-system').getAttribute('aria-checked')).toBe('false')
    expect([app.theme.choice, storage.get('theme')]).toEqual(['dark', 'dark'])
  })
})
