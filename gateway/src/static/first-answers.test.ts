import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { TestGateway } from '@test/test-gateway'
import { NAMED_SHOWS } from '../demo/named-shows'
import { hashSource } from '../http/page-policy'

const PAGE = '<html lang="zh-CN"><head><title>Encore</title></head><body><div id="app"></div></body></html>'
const SHOW = NAMED_SHOWS.simpleConcert
/** Of a show; the present state of sessions and coupons differs by user and does not come with the page. */
const BELOW_THE_HEAD = [
  'sessions_static_data',
  'list',
  'tied_sale_search',
  'show_descriptions',
  'recommend',
  'recently_order_info',
]
const folder = mkdtempSync(path.join(os.tmpdir(), 'first-answers-'))
let shop: TestGateway

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), PAGE)
  shop = await createTestGateway({ h5Dir: folder })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const reply = (url: string) => shop.gateway.inject({ url })
const page = async (url: string) => (await reply(url)).body
const sandbox = (what: string, payload: object) =>
  shop.gateway.inject({ method: 'POST', url: `/sandbox/api/${what}`, payload })

function answersIn(html: string): Record<string, { data: Record<string, unknown> }> {
  const [, json] = /<script type="application\/json" id="first-answers">(.*)<\/script>/.exec(html) ?? []
  return json ? JSON.parse(json) : {}
}

/** Last path segments of the calls delivered with a page. */
const callsIn = (html: string) => Object.keys(answersIn(html)).map((key) => /([^/]+)\?/.exec(key)?.[1])

/** First look of a page. */
const lookIn = (html: string) => /<div id="first-look">(.*?)<div id="app">/.exec(html)?.[1] ?? ''
const preloadedIn = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="image" href="([^"]+)"/g)].map(([, url]) => url)

describe('the answers that come with a page', () => {
  it.each([
    ['/', ['configs', 'current_location', 'layouts', 'sites']],
    ['/list', ['configs', 'current_location', 'list', 'backend_categories', 'sites']],
    [`/content/${SHOW}`, ['configs', 'current_location', 'static', 'dynamic', ...BELOW_THE_HEAD]],
    ['/mine', ['configs', 'current_location', 'module_not_display', 'shop_functions', 'layouts']],
    ['/order', ['configs', 'current_location']],
    ['/no/such/page', ['configs', 'current_location']],
  ])('contain the first calls of %s', async (url, calls) => {
    expect(callsIn(await page(url))).toEqual(calls)
  })

  it('equal the answers of the calls, in the language and for the city of the address', async () => {
    const answers = answersIn(await page('/list?lang=en&cityId=BL1101&channelId=c'))
    const url = Object.keys(answers).find((key) => key.includes('show_list')) ?? ''
    expect(url).toContain('channelId=c&cityId=BL1101&lang=en')
    for (const [key, answer] of Object.entries(answers)) {
      expect(answer).toEqual((await shop.gateway.inject({ url: key, headers: { host: 'localhost:80' } })).json())
    }
  })

  it('leave out failed calls, and all while faults are set', async () => {
    await sandbox('shop', { status: 'CLOSED' })
    expect(callsIn(await page('/'))).toEqual(['configs'])
    await sandbox('shop', { status: 'OPEN' })
    expect(callsIn(await page('/content/none'))).toEqual(['configs', 'current_location'])
    await sandbox('faults', { scenario: 'mode10', path: 'layouts' })
    expect(await page('/')).toBe(PAGE)
    await sandbox('faults', {})
  })

  it('cannot close their element', async () => {
    const [, json = ''] = /id="first-answers">(.*)<\/script><\/body>/.exec(await page('/')) ?? []
    expect(json).not.toBe('')
    expect(json).not.toContain('<')
  })

  it.each([
    ['/content/%00', 404],
    ['/content/%2e%2e%2fsandbox%2f', 404],
    ['/content/%3Cscript%3E', 404],
    ['/list?cityId=__proto__', 200],
    ['/list?lang=constructor', 200],
  ])('survive the address %s', async (url, status) => {
    const { statusCode, body } = await reply(url)
    expect(statusCode).toBe(status)
    expect(callsIn(body)).toContain('configs')
  })
})

it('compresses for supporting browsers', async () => {
  const reply = await shop.gateway.inject({ url: '/list', headers: { 'accept-encoding': 'gzip, br' } })
  expect(reply.headers['content-encoding']).toBe('br')
  expect(reply.headers.vary).toContain('accept-encoding')
  expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(await page('/list'))
})

describe('the first look', () => {
  it('shows the first slide of home with its link', async () => {
    const html = await page('/?lang=en')
    const [picture = ''] = preloadedIn(html)
    expect(picture).toContain('w_750')
    expect(lookIn(html)).toContain(`src="${picture}"`)
    expect(lookIn(html)).toMatch(/<a href="\/(content|home-topic|list)/)
    expect(html).toContain('<title>Encore</title>')
    const { pathname, search } = new URL(picture.replaceAll('&amp;', '&'))
    expect((await shop.gateway.inject({ url: pathname + search })).statusCode).toBe(200)
  })

  it('shows the first cards of the list with posters, names, prices and addresses', async () => {
    const html = await page('/list')
    expect(preloadedIn(html)).toHaveLength(5)
    // Before the scripts: browsers have few connections.
    expect(html).toMatch(/<head><link rel="preload" as="image"/)
    expect(lookIn(html)).toContain(`href="/content/${SHOW}"`)
    for (const words of ['林屿「星河入梦」', '¥380起', '话剧歌剧']) expect(lookIn(html)).toContain(words)
    expect(html).toContain('<html lang="zh-CN" data-city="BL1106">')
  })

  it('shows poster, name and price of a show, and titles the document', async () => {
    const html = await page(`/content/${SHOW}`)
    expect(preloadedIn(html)).toHaveLength(1)
    expect(lookIn(html)).toMatch(/<h1>林屿「星河入梦」[^<]*<\/h1>/)
    expect(lookIn(html)).toContain('¥380 – ¥')
    expect(html).toMatch(/<title>林屿「星河入梦」[^<]* - /)
    // A show is the same in every city.
    expect(html).toContain('<html lang="zh-CN">')
  })

  it('shows no price that the merchant hides', async () => {
    await sandbox('shop', { merchant: 'exchange', config: {} })
    for (const url of ['/list', `/content/${SHOW}`]) {
      expect(lookIn(await page(url))).toContain('¥--')
      expect(lookIn(await page(url))).not.toContain('¥380')
    }
    await sandbox('shop', { merchant: 'full', config: {} })
  })

  it('hides prices that the page of the show hides (CAT-054, CAT-055)', async () => {
    for (const name of ['hiddenPrice', 'priceToBeDetermined', 'pending'] as const) {
      const look = lookIn(await page(`/content/${NAMED_SHOWS[name]}`))
      expect(look).toContain('<h1>')
      expect(look).not.toContain('¥')
    }
  })

  it('stays out when other content comes first, and on pages without one', async () => {
    for (const url of ['/mine', '/order', '/nowhere']) expect(await page(url)).not.toContain('first-look')
    await sandbox('shop', { config: { downloadBar: { enable: true, logo: '', title: 'App', url: '' } } })
    for (const url of ['/', '/list']) expect(await page(url)).not.toContain('first-look')
    await sandbox('shop', { config: {} })
  })

  it('uses the merchant’s colours, in a sheet that the page’s policy names', async () => {
    await sandbox('shop', { merchant: 'minimal', config: {} })
    const { body, headers } = await reply('/list')
    const [, style = ''] = /<style>(.*?)<\/style>/.exec(body) ?? []
    expect(style).toContain('--price:#0C7A6D')
    expect(headers['content-security-policy']).toContain(hashSource(style))
    await sandbox('shop', { merchant: 'full', config: {} })
  })

  it('escapes texts of the shop', async () => {
    const shopName = '</title><img src=x onerror=alert(1)>'
    await sandbox('shop', { config: { shopName } })
    for (const url of ['/', '/list', `/content/${SHOW}`]) expect(await page(url)).not.toContain('<img src=x')
    await sandbox('shop', { config: {} })
  })
})
