/** @engine embedded: its calls at the same time only read. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestGateway } from '@test/test-gateway'
import { listSpus } from '@/contracts/goods/list-spus'
import { listOpenShows } from '@/contracts/open-show/list-open-shows'
import { LOCALES, localeToUrl } from '@/domain/locale'
import { pathOf } from '@/domain/page-address'
import { venueIdOf } from '../src/demo/demo-ids'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { DEMO_SHOW_GROUPS } from '../src/demo/show-groups'
import { stableId } from '../src/stable-id'

const PAGE = '<html lang="zh-CN"><head><title>Encore</title></head><body><div id="app"></div></body></html>'
const ORIGIN = 'https://shop.example'
const SCRAPER = path.resolve(__dirname, '../../__tests__/support/scrape-pages.mjs')
const folder = mkdtempSync(path.join(os.tmpdir(), 'scraped-pages-'))

/** A page as a robot that is none of the project's reads it. */
interface Scraped {
  tags: Record<string, string[]>
  data: Record<string, Record<string, unknown>[]>
  complaints: string[]
}

let shop: TestGateway

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), PAGE)
  shop = await createTestGateway({ h5Dir: folder, publicOrigin: ORIGIN })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

async function scraped(paths: readonly string[]): Promise<ReadonlyMap<string, Scraped>> {
  const pages = await Promise.all(paths.map(async (url) => [url, (await shop.gateway.inject(url)).body] as const))
  const input = JSON.stringify(Object.fromEntries(pages))
  const { stdout, stderr } = spawnSync(process.execPath, [SCRAPER], { input, encoding: 'utf8', maxBuffer: 2 ** 26 })
  if (stdout === '') throw new Error(stderr)
  const found: Record<string, Scraped> = JSON.parse(stdout)
  return new Map(Object.entries(found))
}

/** Pages of every kind that search engines keep. */
async function kinds(): Promise<string[]> {
  const goods = (await shop.call(listSpus, { offset: 0, length: 1 })).data?.list[0]?.spuId ?? ''
  const openShow = (await shop.call(listOpenShows, { offset: 0, length: 1 })).data?.list[0]?.openShowId ?? ''
  return [
    '/',
    pathOf('show', NAMED_SHOWS.simpleConcert),
    pathOf('group', DEMO_SHOW_GROUPS[0].showGroupId),
    pathOf('venue', venueIdOf('sh-grand')),
    pathOf('package', stableId('package:nights')),
    pathOf('openShow', openShow),
    pathOf('goods', goods),
  ]
}

/** A show of every state, with what its event says. */
const STATES = {
  simpleConcert: 'EventScheduled',
  preSale: 'EventScheduled',
  soldOut: 'EventScheduled',
  lackOfTicket: 'EventScheduled',
  pending: 'EventScheduled',
  completed: 'EventScheduled',
  rescheduled: 'EventRescheduled',
  delayed: 'EventPostponed',
  canceled: 'EventCancelled',
} as const satisfies Partial<Record<keyof typeof NAMED_SHOWS, string>>

const inLanguages = (paths: readonly string[]) =>
  LOCALES.flatMap((locale) => paths.map((url) => `${url}${url.includes('?') ? '&' : '?'}lang=${localeToUrl(locale)}`))

describe('an independent robot', () => {
  it('reads every kind of page in three languages without a complaint', async () => {
    const pages = await scraped(inLanguages(await kinds()))
    expect(pages.size).toBe(7 * 3)
    for (const [url, { tags, data, complaints }] of pages) {
      expect([url, complaints]).toEqual([url, []])
      expect(Object.keys(data).length).toBeGreaterThan(0)
      for (const name of ['description', 'og:title', 'og:url', 'twitter:title']) expect(tags[name]?.[0]).toMatch(/\S/)
      expect(tags['og:image']?.[0]).toMatch(/^https:\/\/shop\.example\/static\/links\/.+\.png$/)
      expect([tags['og:image:width'], tags['og:image:height']]).toEqual([['1200'], ['630']])
    }
  })

  it('reads shows of every state without a complaint', async () => {
    const paths = Object.keys(STATES).map((name) => pathOf('show', NAMED_SHOWS[name as keyof typeof STATES]))
    const pages = await scraped(inLanguages(paths))
    for (const [url, { complaints }] of pages) expect([url, complaints]).toEqual([url, []])
    const statuses = Object.entries(STATES).map(([name]) => {
      const page = pages.get(`${pathOf('show', NAMED_SHOWS[name as keyof typeof STATES])}?lang=zh`)
      return [name, page?.data.Event?.[0]?.eventStatus]
    })
    expect(statuses).toEqual(Object.entries(STATES).map(([name, status]) => [name, `https://schema.org/${status}`]))
  })

  it('reads a hostile name of the shop as a name', async () => {
    const shopName = '</script></title><meta property="og:title" content="x">"\'&lt;\u2028'
    await shop.gateway.inject({ method: 'POST', url: '/sandbox/api/shop', payload: { config: { shopName } } })
    for (const [, { tags, data, complaints }] of await scraped(await kinds())) {
      expect(complaints).toEqual([])
      expect(tags['og:title']).toHaveLength(1)
      expect(JSON.stringify(data)).toContain(JSON.stringify(shopName).slice(1, -1))
    }
    await shop.gateway.inject({ method: 'POST', url: '/sandbox/api/shop', payload: { config: {} } })
  })

  it('reports a complaint if there is one', async () => {
    const input = JSON.stringify({
      '/': '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product"}</script>',
    })
    const { stdout } = spawnSync(process.execPath, [SCRAPER], { input, encoding: 'utf8' })
    expect(JSON.parse(stdout)['/'].complaints).toContainEqual(expect.stringMatching(/^Product: .*name/))
  })
})

it('previews a link with a picture of 1200 × 630', async () => {
  const [page] = (await scraped([pathOf('show', NAMED_SHOWS.simpleConcert)])).values()
  const address = page?.tags['og:image']?.[0] ?? ''
  const { headers, rawPayload, statusCode } = await shop.gateway.inject(address.replace(ORIGIN, ''))
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  expect(headers['cache-control']).toBe('public, max-age=86400')
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
  expect((await shop.gateway.inject('/static/links/posters/none.png')).statusCode).toBe(404)
  expect((await shop.gateway.inject('/static/links/avatars/1.png')).statusCode).toBe(404)
})
