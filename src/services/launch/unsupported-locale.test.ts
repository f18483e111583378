import { createBareApp } from '@test/bare-app'
import { startTestApp } from '@test/started-app'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import type { HttpReply } from '@/request/transport'

const languages = (...tags: string[]) => tags.map((langTag) => ({ langTag, langName: langTag, loginMethod: [] }))

/** The app of a user of English, at a shop that speaks these. */
async function shopSpeaking(...tags: string[]) {
  return shopWith(languages(...tags))
}

async function shopWith(supportLanguages: object[], token?: string) {
  const body = { statusCode: 200, data: { cyShopConfigVO: { shopStatus: 'OPEN', supportLanguages } } }
  const empty = { statusCode: 200, data: null }
  const transport = async ({ url }: { url: string }): Promise<HttpReply> => {
    return { status: 200, headers: {}, body: url.includes(getShopConfig.path) ? body : empty }
  }
  const app = createBareApp({ transport, ...(token && { token }) })
  app.locale.choose('en-US')
  startTestApp(app)
  await app.shopConfig.load()
  return { app }
}

describe('a language that a shop no longer speaks', () => {
  it('switches to its first language and shows why (LOGIN-060, SHELL-174)', async () => {
    const { app } = await shopSpeaking('zh-MO', 'zh-CN')
    expect(app.locale.locale).toBe('zh-MO')
    expect(app.prompts.toast?.text).toBe('店鋪已不支援該語言')
  })

  it.each([[['zh-CN', 'en']], [[]], [['fr']]])('stays when the shop supports %j', async (tags) => {
    const { app } = await shopSpeaking(...tags)
    expect(app.locale.locale).toBe('en-US')
    expect(app.prompts.toast).toBeNull()
  })
})

describe('a user whom the shop no longer takes', () => {
  const english = (...loginMethod: string[]) => [{ langTag: 'en-US', langName: 'English', loginMethod }]

  it('logs out when their language is dropped (LOGIN-047)', async () => {
    const { app } = await shopWith(languages('zh-CN'), 'token')
    expect([app.session.isLoggedIn, app.locale.locale]).toEqual([false, 'zh-CN'])
  })

  it.each([
    [['EMAIL'], false],
    [['CELLPHONE', 'EMAIL'], true],
    [[], true],
  ])('stays logged in by phone when the language has %j: %s (LOGIN-047)', async (methods, stays) => {
    const { app } = await shopWith(english(...methods), 'token')
    expect(app.session.isLoggedIn).toBe(stays)
    if (!stays) expect(app.prompts.toast?.text).toMatch(/email/i)
    else expect(app.prompts.toast).toBeNull()
  })
})
