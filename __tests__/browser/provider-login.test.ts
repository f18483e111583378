import { BrowserShop, type Look, openForTests } from '@test/browser-shop'
import { newestCaptcha } from '@test/newest-secrets'

const parts = openForTests()
let shop: BrowserShop
/** Every address requested from a server. */
let requested: string[] = []

async function openLogin(look: Look): Promise<void> {
  shop = await BrowserShop.inWindow(parts.browser, parts.gateway, look)
  requested = []
  shop.page.on('request', (request) => requested.push(request.url().split('#')[0] ?? ''))
  await shop.goto('/member')
  await shop.seen('#by-google')
}

async function goTo(provider: string): Promise<void> {
  if ((await shop.element('#agree').getAttribute('aria-checked')) === 'false') await shop.tap('#agree')
  await shop.tap(`#by-${provider}`)
  await shop.page.waitForURL(/sandbox\/identity/)
}

async function bindPhone(cellphone: string): Promise<void> {
  await shop.type('#phone', cellphone)
  await shop.seen('img[src^="data:image"]')
  await shop.type('#captcha', await newestCaptcha(parts.gateway))
  await shop.tap('#send-code')
  await shop.until(async () => {
    const sent = await parts.gateway.sandbox<{ recipient: string; content: string }[]>('outbox')
    const message = sent.find(({ recipient }) => recipient.endsWith(cellphone))
    const code = /\d{6}/.exec(message?.content ?? '')?.[0]
    if (code) await shop.type('#code', code)
    return code
  })
  await shop.tap('#bind')
}

afterEach(async () => {
  expect(shop.faults).toEqual([])
  await shop.close()
})

describe('logging in with a provider on the web', () => {
  it.each([
    ['google', '13700170001', { form: 'phone', lang: 'zh', colorScheme: 'light' }],
    ['apple', '13700170002', { form: 'desktop', lang: 'en', colorScheme: 'dark' }],
  ] as const)(
    'opens for %s its page, requires a phone and returns to the requested page',
    async (provider, cellphone, look) => {
      await openLogin(look)
      expect(requested.filter((url) => !url.startsWith(parts.gateway.origin) && !/^(data|blob):/.test(url))).toEqual([])
      expect(await shop.accessibilityFaults()).toEqual([])
      await goTo(provider)
      await shop.type('#email', `fan@${provider}.example`)
      await shop.tap('#approve')
      await shop.seen('#bind')
      expect(shop.page.url()).not.toContain('#')
      await bindPhone(cellphone)
      await shop.seen('#avatar')
      // The word of the provider stood in no address that a server sees.
      expect(requested.filter((url) => /eyJ/.test(url))).toEqual([])
    },
  )

  it('returns to the login page with an error after a failed one', async () => {
    await openLogin({ form: 'phone', lang: 'zh-MO', colorScheme: 'dark' })
    await goTo('apple')
    await shop.tap('#cancel')
    await shop.seen('#provider-notice')
    expect(new URL(shop.page.url()).pathname).toBe('/login')
    expect(await shop.accessibilityFaults()).toEqual([])
  })
})
