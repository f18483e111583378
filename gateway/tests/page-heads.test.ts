/** @engine embedded: its calls at the same time only read. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { scrapedPage } from '@test/scraped-page'
import type { TestGateway } from '@test/test-gateway'
import { listSpus } from '@/contracts/goods/list-spus'
import { listOpenShows } from '@/contracts/open-show/list-open-shows'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { LOCALES, type Locale, localeToUrl } from '@/domain/locale'
import { showIdOf, venueIdOf } from '../src/demo/demo-ids'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { DEMO_SHOW_GROUPS } from '../src/demo/show-groups'
import { stableId } from '../src/stable-id'

const PAGE = '<html lang="zh-CN"><head><title>Encore</title></head><body><div id="app"></div></body></html>'
const folder = mkdtempSync(path.join(os.tmpdir(), 'page-heads-'))
const GROUP = DEMO_SHOW_GROUPS[0].showGroupId
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/

let shop: TestGateway
let pages: Readonly<Record<string, string>>

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), PAGE)
  shop = await createTestGateway({ h5Dir: folder, publicOrigin: 'https://shop.example' })
  const goods = (await shop.call(listSpus, { offset: 0, length: 1 })).data?.list[0]?.spuId
  const openShow = (await shop.call(listOpenShows, { offset: 0, length: 1 })).data?.list[0]?.openShowId
  pages = {
    Event: `/content/${NAMED_SHOWS.simpleConcert}`,
    EventSeries: `/group-show/${GROUP}`,
    Place: `/package-show/pages/venue/venue?venueId=${venueIdOf('sh-grand')}`,
    'Product of tickets': `/package-combo-activity/pages/ticket-package-detail/ticket-package-detail?promotionId=${stableId('package:nights')}`,
    'Event to register for': `/package-open-show/pages/open-show-detail/open-show-detail?openShowId=${openShow}`,
    Product: `/package-shop/pages/shop-detail/shop-detail?spuId=${goods}`,
  }
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const reply = (url: string) => shop.gateway.inject({ url })
const sandbox = (payload: object) => shop.gateway.inject({ method: 'POST', url: '/sandbox/api/shop', payload })

async function scraped(url: string) {
  const { body, statusCode } = await reply(url)
  return { statusCode, ...scrapedPage(body) }
}

const inLanguage = (url: string, locale: Locale) => `${url}${url.includes('?') ? '&' : '?'}lang=${localeToUrl(locale)}`

describe.each(LOCALES)('a robot that reads pages in %s', (locale) => {
  it('finds title, description, picture, address and data of every kind of page', async () => {
    for (const [type, url] of Object.entries(pages)) {
      const { document, content, href, node, statusCode } = await scraped(inLanguage(url, locale))
      const canonical = `https://shop.example${locale === 'zh-CN' ? url : inLanguage(url, locale)}`
      expect([url, statusCode]).toEqual([url, 200])
      expect(document.documentElement.lang).toBe(locale)
      expect(document.title).toMatch(/\S.* - \S/)
      expect(content('description')).toMatch(/\S{2}/)
      expect(content('og:title')).toBe(document.title)
      expect(content('og:description')).toBe(content('description'))
      expect(content('og:locale')).toBe(locale.replace('-', '_'))
      expect(content('twitter:card')).toBe('summary_large_image')
      expect(content('og:url')).toBe(canonical)
      expect(href('[rel=canonical]')).toBe(canonical)
      expect(document.querySelectorAll('link[hreflang]')).toHaveLength(4)
      expect((await reply(new URL(content('og:image') ?? '').pathname)).statusCode).toBe(200)
      expect(node('BreadcrumbList')).toMatchObject({
        itemListElement: expect.arrayContaining([expect.objectContaining({ item: canonical })]),
      })
      expect(node(type.split(' ')[0] ?? '')).toMatchObject({
        '@context': 'https://schema.org',
        name: expect.any(String),
      })
      expect(content('robots')).toBeNull()
    }
  })

  it('reads names and descriptions in that language', async () => {
    const { node } = await scraped(inLanguage(pages.Event ?? '', locale))
    expect(JSON.stringify(node('Event'))).toMatch(locale === 'en-US' ? /Lin Yu/ : /林/)
    if (locale === 'en-US') expect(String(node('Event')?.name)).not.toMatch(/\p{Script=Han}/u)
  })
})

describe('the data of a show', () => {
  it('has times with the offset of the venue, its place, and the price range of its tickets', async () => {
    const { node } = await scraped(`/content/${NAMED_SHOWS.simpleConcert}`)
    const event = node('Event')
    expect(event).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
      startDate: expect.stringMatching(MOMENT),
      endDate: expect.stringMatching(MOMENT),
      location: {
        '@type': 'Place',
        address: { addressCountry: 'CN', streetAddress: expect.any(String), addressLocality: '上海' },
        geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
      },
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '380.00',
        priceCurrency: 'CNY',
        availability: expect.stringMatching(/InStock$/),
      },
    })
    expect(Date.parse(String(event?.endDate))).toBeGreaterThan(Date.parse(String(event?.startDate)))
  })

  it.each([
    ['delayed', 'EventPostponed', undefined],
    ['rescheduled', 'EventRescheduled', 'InStock'],
    ['canceled', 'EventCancelled', undefined],
    ['soldOut', 'EventScheduled', 'SoldOut'],
    ['lackOfTicket', 'EventScheduled', 'SoldOut'],
    ['preSale', 'EventScheduled', 'PreOrder'],
    ['simpleConcert', 'EventScheduled', 'InStock'],
    ['free', 'EventScheduled', 'InStock'],
    ['completed', 'EventScheduled', undefined],
    ['pending', 'EventScheduled', undefined],
    ['hiddenPrice', 'EventScheduled', undefined],
    ['priceToBeDetermined', 'EventScheduled', undefined],
  ] as const)('marks %s as %s and offers %s', async (name, status, availability) => {
    const { node } = await scraped(`/content/${NAMED_SHOWS[name]}`)
    expect(node('Event')?.eventStatus).toBe(`https://schema.org/${status}`)
    expect(node('Event')?.offers).toEqual(
      availability && expect.objectContaining({ availability: `https://schema.org/${availability}` }),
    )
  })

  it('names the country of Macau', async () => {
    const { node } = await scraped(`/content/${showIdOf('xinghe@mo-arena')}`)
    expect(node('Event')).toMatchObject({ location: { address: { addressCountry: 'MO' } } })
  })

  it('names the date that a rescheduled show had before', async () => {
    const { node } = await scraped(`/content/${NAMED_SHOWS.rescheduled}`)
    const event = node('Event')
    expect(event?.previousStartDate).toMatch(MOMENT)
    expect(Date.parse(String(event?.previousStartDate))).toBeLessThan(Date.parse(String(event?.startDate)))
  })

  it('starts the sale when the countdown ends', async () => {
    const { node } = await scraped(`/content/${NAMED_SHOWS.preSale}`)
    expect(node('Event')).toMatchObject({ offers: { validFrom: expect.stringMatching(MOMENT) } })
  })
})

describe('a page of performances', () => {
  it('has an event for each, with a time, a picture, a cast and an offer of its own', async () => {
    const { data } = await scraped(`/content/${NAMED_SHOWS.simpleConcert}`)
    const events = data.filter((node) => node['@type'] === 'Event')
    const { data: sessions } = await shop.call(listSessionsStatic, { showId: NAMED_SHOWS.simpleConcert })
    const begins = sessions?.sessions.map(({ beginDateTime }) => beginDateTime).sort()
    expect(events.map(({ startDate }) => Date.parse(String(startDate))).sort()).toEqual(begins)
    expect(events.length).toBeGreaterThan(1)
    for (const event of events) {
      // A single evening, never the days from the first performance to the last.
      expect(Date.parse(String(event.endDate)) - Date.parse(String(event.startDate))).toBeLessThan(12 * 3_600_000)
      expect(event).toMatchObject({
        image: [expect.stringMatching(/\.png$/)],
        performer: expect.any(Array),
        organizer: expect.any(Object),
        offers: { availability: expect.any(String), url: expect.any(String) },
      })
    }
  })

  it.each(['/group-show/', '/tour-detail/'])('contains complete performances in %s', async (page) => {
    const { body } = await reply('/sitemap.xml')
    const paths = [...body.matchAll(/<loc>https:\/\/shop\.example([^<?]*)<\/loc>/g)].map(([, path = '']) => path)
    const { node } = await scraped(paths.find((path) => path.startsWith(page)) ?? '')
    const events = node('EventSeries')?.subEvent as object[]
    expect(events.length).toBeGreaterThan(0)
    for (const event of events) {
      expect(event).toMatchObject({
        '@type': 'Event',
        name: expect.any(String),
        startDate: expect.stringMatching(/^\d{4}-/),
        endDate: expect.stringMatching(/^\d{4}-/),
        location: { '@type': 'Place' },
        image: [expect.any(String)],
        description: expect.any(String),
        organizer: expect.any(Object),
      })
    }
    expect(events.some((event) => 'offers' in event)).toBe(true)
  })
})

it('returns 404 for a topic that does not exist', async () => {
  expect((await reply('/topic-activity/x')).statusCode).toBe(404)
})

describe('pages without head data', () => {
  it('keeps every price out if the merchant hides prices', async () => {
    await sandbox({ merchant: 'exchange', config: {} })
    for (const url of Object.values(pages).slice(0, 4)) {
      const { document, content, data } = await scraped(url)
      expect(JSON.stringify(data)).not.toMatch(/price/i)
      expect(content('description')).not.toContain('¥')
      expect(document.head.innerHTML).not.toContain('380.00')
    }
    await sandbox({ merchant: 'full', config: {} })
  })

  it('keeps a sensitive show without picture and data, and away from search engines', async () => {
    const { content, href, data } = await scraped(`/content/${NAMED_SHOWS.sensitive}`)
    expect(content('robots')).toBe('noindex')
    expect([content('og:image'), href('[rel=canonical]'), data]).toEqual([null, null, []])
  })

  it('shows names of the shop as names', async () => {
    await sandbox({ config: { shopName: '</script></title><img src=x onerror=alert(1)>"\'' } })
    for (const url of ['/', ...Object.values(pages)]) {
      const { document, data } = await scraped(url)
      expect(document.querySelector('[onerror]')).toBeNull()
      expect(data.length).toBeGreaterThan(0)
    }
    await sandbox({ config: {} })
  })
})

describe('the status of a page', () => {
  it.each([
    '/nowhere',
    '/content/none',
    `/content/${NAMED_SHOWS.disabled}`,
    '/content/__proto__',
    '/group-show/SGnone',
    '/content/SGnone',
    '/tour-detail/none',
    '/package-show/pages/venue/venue?venueId=none',
    '/package-combo-activity/pages/ticket-package-detail/ticket-package-detail?promotionId=none',
    '/package-open-show/pages/open-show-detail/open-show-detail?openShowId=none',
    '/package-shop/pages/shop-detail/shop-detail?spuId=none',
  ])('returns 404 with the app for %s', async (url) => {
    const { statusCode, document, content } = await scraped(url)
    expect(statusCode).toBe(404)
    expect(document.querySelector('#app')).not.toBeNull()
    expect(content('robots')).toBe('noindex')
  })

  it('returns 200 for pages of users, which are not indexed', async () => {
    for (const url of ['/mine', '/order', '/ticket', '/content', '/content/']) {
      const { statusCode, content } = await scraped(url)
      expect([url, statusCode, content('robots')]).toEqual([url, 200, 'noindex'])
    }
  })

  it('returns the same for HEAD, without a body', async () => {
    for (const url of [
      '/',
      pages.Event ?? '',
      '/content/none',
      '/robots.txt',
      '/sitemap.xml',
      '/static/demo/logo.svg',
    ]) {
      const [get, head] = await Promise.all([reply(url), shop.gateway.inject({ method: 'HEAD', url })])
      expect([url, head.statusCode]).toEqual([url, get.statusCode])
      expect(head.body).toBe('')
    }
  })

  it('stays 200 for a show while the shop is closed', async () => {
    await sandbox({ status: 'CLOSED' })
    expect((await reply(pages.Event ?? '')).statusCode).toBe(200)
    await sandbox({ status: 'OPEN' })
  })
})

it('describes the shop on its home page', async () => {
  const { node, href } = await scraped('/?cityId=BL1101&channelId=c')
  expect(node('Organization')).toMatchObject({ url: 'https://shop.example/', logo: expect.any(String) })
  expect(href('[rel=canonical]')).toBe('https://shop.example/')
})
