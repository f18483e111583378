/** @engine embedded: its calls at the same time only read. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { scrapedPage } from '@test/scraped-page'
import type { TestGateway } from '@test/test-gateway'
import { listSites } from '@/contracts/site/list-sites'
import { CATEGORY_CODES, DEFAULT_SITE_ID } from '@/domain/catalogue'
import { LOCALES, type Locale, localeToUrl } from '@/domain/locale'

const PAGE = '<html lang="zh-CN"><head><title>Encore</title></head><body><div id="app"></div></body></html>'
const folder = mkdtempSync(path.join(os.tmpdir(), 'list-heads-'))
let shop: TestGateway

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), PAGE)
  shop = await createTestGateway({ h5Dir: folder, publicOrigin: 'https://shop.example' })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const reply = (url: string) => shop.gateway.inject({ url })
const inLanguage = (url: string, locale: Locale) => `${url}${url.includes('?') ? '&' : '?'}lang=${localeToUrl(locale)}`

async function scraped(url: string) {
  const { body, statusCode } = await reply(url)
  return { statusCode, ...scrapedPage(body) }
}

describe('the head of a list', () => {
  it.each(LOCALES)('has a title and a description of its own in %s', async (locale) => {
    const lists = [
      '/',
      '/list',
      '/list?category=YanChangHui',
      '/list?cityId=BL1107',
      '/shop',
      '/package-show/pages/venue-list/venue-list',
      '/package-open-show/pages/open-show/open-show',
    ]
    const heads = []
    for (const url of lists) {
      const { document, content, href } = await scraped(inLanguage(url, locale))
      heads.push([document.title, content('description')])
      const canonical = `https://shop.example${locale === 'zh-CN' ? url : inLanguage(url, locale)}`
      expect([url, href('[rel=canonical]'), content('robots')]).toEqual([url, canonical, null])
      if (locale === 'en-US') expect(`${document.title}${content('description')}`).not.toMatch(/\p{Script=Han}/u)
    }
    expect(new Set(heads.map(([title]) => title)).size).toBe(lists.length)
    expect(new Set(heads.map(([, description]) => description)).size).toBe(lists.length)
  })

  it('names the page of a category for filters without a page', async () => {
    const filtered = '/list?sort=HOT&date=TODAY&category=YanChangHui&cityId=nowhere'
    const { href } = await scraped(filtered)
    expect(href('[rel=canonical]')).toBe('https://shop.example/list?category=YanChangHui')
  })

  it('keeps search engines away from a list without shows', async () => {
    const { body } = await reply('/sitemap.xml')
    const { groups = [] } = (await shop.call(listSites, {})).data ?? {}
    const cityIds = groups.flatMap(({ sites }) => sites.map(({ cityId }) => cityId))
    const pairs = CATEGORY_CODES.flatMap((category) =>
      cityIds.map((cityId) => `/list?category=${category}&cityId=${cityId}`),
    )
    const others = pairs.filter((path) => !path.includes('ALL') && !path.includes(DEFAULT_SITE_ID))
    const empty = others.find((path) => !body.includes(path.replaceAll('&', '&amp;')))
    const { content, href, statusCode } = await scraped(empty ?? '')
    expect([statusCode, content('robots'), href('[rel=canonical]')]).toEqual([200, 'noindex', null])
  })
})
