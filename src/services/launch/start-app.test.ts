import { createBareApp } from '@test/bare-app'
import { startTestApp } from '@test/started-app'
import { getShopConfig } from '@/contracts/shop/get-shop-config'
import { listSites } from '@/contracts/site/list-sites'
import type { HttpReply, HttpRequest } from '@/request/transport'

/** A shop's configuration and city, in the requested language. */
function wordsOf({ url, headers }: HttpRequest, supported: readonly string[]): object | null {
  if (url.includes(getShopConfig.path)) {
    const supportLanguages = supported.map((langTag) => ({ langTag, langName: langTag, loginMethod: [] }))
    return { cyShopConfigVO: { shopStatus: 'OPEN', shopName: `shop:${headers.locale}`, supportLanguages } }
  }
  if (!url.includes(listSites.path)) return null
  const sites = [{ cityId: 'BL1106', cityName: `city:${headers.locale}` }]
  return { hot: [], groups: [{ initial: 'S', sites }] }
}

/** A running app of a user of English at a shop that speaks these languages. */
function startedApp(supported: readonly string[]) {
  const sent: string[] = []
  const app = createBareApp({
    transport: async (request): Promise<HttpReply> => {
      sent.push(request.url)
      return { status: 200, headers: {}, body: { statusCode: 200, data: wordsOf(request, supported) } }
    },
  })
  app.locale.choose('en-US')
  startTestApp(app)
  return { app, sent }
}

describe('shop texts after a language change', () => {
  it('refetches the name and the names of the cities', async () => {
    const { app } = startedApp(['en', 'zh-CN'])
    await Promise.all([app.shopConfig.load(), app.site.sites.load()])
    expect([app.shopConfig.config?.shopName, app.site.current?.cityName]).toEqual(['shop:en', 'city:en'])
    app.locale.choose('zh-CN')
    // Waiting for the configuration now means waiting for the one in the new language.
    await app.shopConfig.load()
    for (let turn = 0; turn < 100 && app.site.current?.cityName === 'city:en'; turn += 1) {
      await new Promise(setImmediate)
    }
    expect([app.shopConfig.config?.shopName, app.site.current?.cityName]).toEqual(['shop:zh', 'city:zh'])
  })

  it('refetches them even when the configuration changed the language', async () => {
    const { app } = startedApp(['zh-MO'])
    await app.shopConfig.load()
    expect(app.locale.locale).toBe('zh-MO')
    expect(app.shopConfig.config?.shopName).toBe('shop:zh-MO')
  })

  it('fetches the shop again for a city that the user chooses (SHELL-173)', async () => {
    const { app, sent } = startedApp(['en'])
    await app.shopConfig.load()
    app.site.choose('BL3301')
    await app.shopConfig.load()
    const cities = sent
      .filter((url) => url.includes(getShopConfig.path))
      .map((url) => new URL(url, 'http://shop.test').searchParams.get('cityId'))
    expect(cities).toEqual([null, 'BL3301'])
  })

  it('fetches no cities that no page has shown', async () => {
    const { app } = startedApp(['en', 'zh-CN'])
    app.locale.choose('zh-CN')
    await app.shopConfig.load()
    expect(app.site.sites.status).toBe('idle')
  })
})

describe('a shop without texts', () => {
  it('stops fetching after an empty answer', async () => {
    const requested: string[] = []
    const app = createBareApp({
      transport: async ({ url }): Promise<HttpReply> => {
        requested.push(url)
        // Without an end, this is where the test would have one.
        if (requested.length > 100) throw new Error('asked a hundred times')
        return { status: 200, headers: {}, body: { statusCode: 200, data: null } }
      },
    })
    startTestApp(app)
    const isQuiet = async () => {
      const before = requested.length
      await new Promise((resolve) => setTimeout(resolve, 30))
      return requested.length === before
    }
    while (!(await isQuiet()));
    expect(requested.length).toBeLessThan(20)
  })
})
