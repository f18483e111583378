import { renderPage } from '@test/render-page'
import { done, eventually, seen, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { getProfile } from '@/contracts/account/get-profile'
import { routes } from '@/routes'
import LanguagePushPage from './language-push'

describe('the language of messages', () => {
  describeStates({
    Page: LanguagePushPage,
    route: routes.languagePush,
    options: () => ({ signedInAs: newBuyer() }),
    words: '短信和通知',
  })

  it('changes at the shop, and keeps the interface language (USER-015, USER-057)', async () => {
    const { app, router } = await renderPage(LanguagePushPage, routes.languagePush, {
      signedInAs: newBuyer(),
      stack: [routes.member.path, routes.languagePush.path],
    })
    await seen('choice-en-US')
    await tap('choice-en-US')
    await eventually(() => expect(router.stack()).toEqual([routes.member.path]))
    expect((await done(app.request(getProfile, {}))).messageLanguage).toBe('en-US')
    expect(app.locale.locale).toBe('zh-CN')
    expect(routes.languagePush.needsLogin).toBe(true)
  })
})
