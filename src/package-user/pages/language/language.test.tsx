import { renderPage } from '@test/render-page'
import { eventually, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { getProfile } from '@/contracts/account/get-profile'
import { STATUS } from '@/contracts/envelope'
import type { SupportedLanguage } from '@/contracts/shop/get-shop-config'
import { routes } from '@/routes'
import LanguagePage from './language'

describe('the choice of the language (USER-017)', () => {
  it('changes the interface at once', async () => {
    const { app } = await renderPage(LanguagePage, routes.language)
    await tap('choice-en-US')
    expect(app.locale.locale).toBe('en-US')
    await seenText('Language')
    expect(app.prompts.toast).toBeNull()
  })

  it('offers the languages of the shop only (I18N-038)', async () => {
    await renderPage(LanguagePage, routes.language, {
      prepare: ({ app }) => {
        const [simplified, , english] = app.shopConfig.config?.supportLanguages ?? []
        const supportLanguages = [simplified, english].filter((language) => language !== undefined)
        if (app.shopConfig.config) app.shopConfig.config.supportLanguages = supportLanguages
      },
    })
    expect(document.getElementById('choice-en-US')).not.toBeNull()
    expect(document.getElementById('choice-zh-MO')).toBeNull()
  })

  it('uses the names of the shop, and offers all by default (SHELL-042)', async () => {
    const open = async (supportLanguages: SupportedLanguage[]) => {
      const { close } = await renderPage(LanguagePage, routes.language, {
        prepare: ({ app }) => {
          if (app.shopConfig.config) app.shopConfig.config.supportLanguages = supportLanguages
        },
      })
      const choices = [...document.querySelectorAll('[id^=choice-]')].map(({ textContent }) => textContent)
      close()
      return choices
    }
    const named = { langTag: 'en', langName: 'English (Macau)', loginMethod: [] }
    expect(await open([named, { ...named, langTag: 'zh', langName: '' }])).toEqual(['简体中文', 'English (Macau)'])
    expect(await open([])).toHaveLength(3)
  })

  it('logs a user out after a notice of two seconds, here and at the shop (LOGIN-057, LOGIN-062)', async () => {
    const { app, gateway, close } = await renderPage(LanguagePage, routes.language, { signedInAs: newBuyer() })
    const token = app.session.accessToken ?? ''
    await tap('choice-zh-CN')
    expect(app.prompts.toast).toBeNull()
    const startedAt = Date.now()
    await tap('choice-en-US')
    await seenText('切换语言将退出登录')
    expect(app.session.isLoggedIn).toBe(true)
    close()
    await eventually(() => expect(app.session.isLoggedIn).toBe(false))
    expect(Date.now() - startedAt).toBeGreaterThan(1900)
    expect((await gateway.call(getProfile, {}, { as: token })).statusCode).toBe(STATUS.loginOut)
  })
})
