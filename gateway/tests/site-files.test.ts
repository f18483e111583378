import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestGateway } from '@test/test-gateway'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const PAGE = '<html><head><title>Encore</title></head><body><div id="app"></div></body></html>'
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])
const folder = mkdtempSync(path.join(os.tmpdir(), 'site-files-'))
let shop: TestGateway

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), PAGE)
  writeFileSync(
    path.join(folder, 'manifest.webmanifest'),
    JSON.stringify({ name: 'Encore', start_url: '/', icons: [] }),
  )
  mkdirSync(path.join(folder, 'icons'))
  writeFileSync(path.join(folder, 'icons/encore-192.png'), PNG)
  shop = await createTestGateway({ h5Dir: folder, publicOrigin: 'https://shop.example' })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

const reply = (url: string) => shop.gateway.inject({ url })
/** Paths and queries of a sitemap, without those of the shop's host. */
const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/shop\.example(.*?)<\/loc>/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))

describe('robots.txt', () => {
  it('refuses the sandbox alone and names the sitemap', async () => {
    const { body, headers } = await reply('/robots.txt')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toBe('User-agent: *\nDisallow: /sandbox\n\nSitemap: https://shop.example/sitemap.xml\n')
  })

  it('admits public pages and the calls that they are drawn from', async () => {
    const { body } = await reply('/robots.txt')
    for (const page of ['/content', '/list', '/gateway', '/static', '/js']) {
      expect(body).not.toMatch(new RegExp(`^Disallow: ${page}`, 'm'))
    }
  })

  it('leaves pages of users to their noindex', async () => {
    for (const page of ['/order', '/ticket', '/package-user/pages/address/address']) {
      expect((await reply(page)).body).toContain('<meta name="robots" content="noindex">')
    }
  })
})

describe('sitemap.xml', () => {
  it('lists pages that exist, none of them kept from search engines', async () => {
    const { body, headers } = await reply('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    const addresses = addressesIn(body)
    expect(addresses.length).toBeGreaterThan(900)
    expect(new Set(addresses).size).toBe(addresses.length)
    const sample = addresses.filter((address, at) => process.env.NIGHTLY || at % 40 === 0 || /tour|group/.test(address))
    const faults: string[] = []
    for (const address of sample) {
      const { statusCode, body: html } = await reply(address)
      const canonical = `<link rel="canonical" href="https://shop.example${address.replaceAll('&', '&amp;')}">`
      if (statusCode !== 200 || html.includes('content="noindex"') || !html.includes(canonical)) faults.push(address)
    }
    expect(faults).toEqual([])
  })

  it('names every language of each page', async () => {
    const { body } = await reply('/sitemap.xml')
    const urls = [...body.matchAll(/<url>.*?<\/url>/g)].map(([url]) => url)
    const own = urls.filter((url) => url.includes(`<loc>https://shop.example/content/${NAMED_SHOWS.simpleConcert}`))
    expect(own).toHaveLength(3)
    for (const url of own) {
      const links = [...url.matchAll(/<xhtml:link rel="alternate" hreflang="(.*?)" href="(.*?)"\/>/g)]
      const show = `https://shop.example/content/${NAMED_SHOWS.simpleConcert}`
      expect(links.map(([, hreflang, href]) => [hreflang, href])).toEqual([
        ['zh-Hans', show],
        ['zh-Hant', `${show}?lang=zh-MO`],
        ['en', `${show}?lang=en`],
        ['x-default', show],
      ])
    }
  })

  it('dates a page by a change that happened, and no other', async () => {
    const { body } = await reply('/sitemap.xml')
    const now = shop.clock.now()
    const dates = [...body.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, date = '']) => Date.parse(date))
    for (const date of dates) expect(date).toBeLessThanOrEqual(now)
    // Nothing changes by being read.
    expect(dates).not.toContain(now)
    expect(body).not.toMatch(/\/venue\?venueId=[^<]*<\/loc><lastmod>/)
  })

  it('has a page for each city and for each category there that has shows', async () => {
    const { body } = await reply('/sitemap.xml')
    const lists = addressesIn(body).filter((address) => /^\/list\?(category|cityId)=[^&]*(&cityId=\w+)?$/.test(address))
    expect(lists).toContain('/list?category=YanChangHui')
    expect(lists.filter((address) => address.startsWith('/list?cityId=')).length).toBeGreaterThan(5)
    const titles = new Set<string>()
    for (const address of lists.slice(0, 12)) {
      const { body: html } = await reply(address)
      titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
    }
    expect(titles.size).toBe(12)
  })

  it('leaves out shows that are hidden, sensitive, cancelled or over', async () => {
    const { body } = await reply('/sitemap.xml')
    for (const name of ['disabled', 'sensitive', 'canceled', 'completed'] as const) {
      expect(body).not.toContain(NAMED_SHOWS[name])
    }
    expect(body).toContain(NAMED_SHOWS.delayed)
  })

  it('has no parts while it is one file', async () => {
    expect((await reply('/sitemap-1.xml')).statusCode).toBe(404)
  })
})

it('serves the manifest in the name and colour of the merchant', async () => {
  const sandbox = (payload: object) => shop.gateway.inject({ method: 'POST', url: '/sandbox/api/shop', payload })
  await sandbox({ merchant: 'minimal', config: { shopName: '海上剧场' } })
  const manifest = await reply('/manifest.webmanifest')
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  expect(manifest.json()).toEqual({
    name: '海上剧场',
    short_name: '海上剧场',
    start_url: '/',
    icons: [],
    theme_color: '#0E8F80',
  })
  await sandbox({ merchant: 'full', config: {} })
})

it('serves favicon.ico with the picture of the built icon', async () => {
  const { rawPayload, headers } = await reply('/favicon.ico')
  expect(headers['content-type']).toBe('image/x-icon')
  expect(rawPayload.subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]))
  expect(rawPayload.readUInt32LE(14)).toBe(PNG.length)
  expect(rawPayload.subarray(rawPayload.readUInt32LE(18))).toEqual(PNG)
})
