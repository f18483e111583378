import { BrowserShop, openForTests } from '@test/browser-shop'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'

const parts = openForTests()
const PHONE = { form: 'phone', lang: 'zh', colorScheme: 'light' } as const
const MARK = 'markup-of-the-merchant'
const MARKUP = [
  `<p>${MARK}</p>`,
  '<img src=x onerror="window.wasAttacked=true">',
  '<svg onload="window.wasAttacked=true"></svg>',
  '<a href="javascript:window.wasAttacked=true">x</a>',
  '<iframe srcdoc="<script>parent.wasAttacked=true</script>"></iframe>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example/x)">y</p>',
  '<style>body{display:none}</style><script>window.wasAttacked=true</script>',
].join('')
const SHOW = `/content/${NAMED_SHOWS.simpleConcert}`
const PAGES = ['/', '/list', '/mine', SHOW, `/booking/${NAMED_SHOWS.simpleConcert}`]

/** Parts of a page that ran, hide it, or would run at a tap. */
async function harm(shop: BrowserShop): Promise<string[]> {
  await shop.drawn()
  return shop.page.evaluate(() => {
    const attributes = [...document.querySelectorAll('#app *')].flatMap((element) => [...element.attributes])
    const isHarm = ({ name, value }: Attr) =>
      name.startsWith('on') ||
      /^\s*javascript:/i.test(value) ||
      (name !== 'aria-label' && value.includes('evil.example'))
    return [
      ...('wasAttacked' in window ? ['a script ran'] : []),
      ...(getComputedStyle(document.body).display === 'none' ? ['the page is hidden'] : []),
      ...attributes.filter(isHarm).map(({ name, value }) => `${name}=${value}`),
    ]
  })
}

afterEach(async () => {
  await parts.gateway.sandbox('shop', { merchant: 'full', config: {}, copywriting: [] })
  await parts.gateway.sandbox('faults', {})
})

describe('a merchant who means harm', () => {
  it('sets only colours with its colour values', async () => {
    const css = 'red;}body{display:none}*{background:url(https://evil.example/x)}'
    await parts.gateway.sandbox('shop', { config: { themeColor: css, shopMixedColor: css } })
    const shop = await BrowserShop.inWindow(parts.browser, parts.gateway, PHONE)
    for (const address of PAGES) {
      await shop.goto(address)
      await shop.seen('[role=main]')
      expect([address, await harm(shop)]).toEqual([address, []])
    }
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  it('escapes replaced words', async () => {
    const labels = ['搜索', '订单', '购买', '登录'].map((source) => ({ source, target: `${source}${MARKUP}` }))
    await parts.gateway.sandbox('shop', { config: { contentSettingInfos: labels } })
    const shop = await BrowserShop.inWindow(parts.browser, parts.gateway, PHONE)
    for (const address of PAGES) {
      await shop.goto(address)
      await shop.seen('[role=main]')
      expect([address, await harm(shop)]).toEqual([address, []])
    }
    expect(shop.faults).toEqual([])
    await shop.close()
  })

  it('runs no script in the HTML of shows, notices and documents', async () => {
    const shop = await BrowserShop.inWindow(parts.browser, parts.gateway, PHONE)
    await shop.withoutFirstAnswers()
    let changed = 0
    await shop.page.route('**/gateway/**', async (route) => {
      const answer = await route.fetch()
      const text = await answer.text()
      const body = text.replace(
        /"((?:[^"\\]|\\.)*<\/?(?:p|div|h\d|ul|span|strong)\b(?:[^"\\]|\\.)*)"/g,
        (_all, html) => {
          changed += 1
          return JSON.stringify(`${JSON.parse(`"${html}"`)}${MARKUP}`)
        },
      )
      await route.fulfill({ response: answer, body })
    })
    for (const address of [SHOW, '/', '/announce', '/member', '/rights-list']) {
      await shop.goto(address)
      await shop.seen('[role=main]')
      expect([address, await harm(shop)]).toEqual([address, []])
      if (address === SHOW) expect(await shop.page.locator('body').innerText()).toContain(MARK)
    }
    expect(changed).toBeGreaterThan(0)
    await shop.close()
  })
})
