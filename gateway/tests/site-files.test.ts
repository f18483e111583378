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

describe('robots.txt', () => {
  it('refuses pages of users and names the sitemap', async () => {
    const { body, headers } = await reply('/robots.txt')
    expect(headers['content-type']).toContain('text/plain')
    expect(body).toContain('Disallow: /order$\n')
    expect(body).toContain('Disallow: /sandbox\n')
    expect(body).toContain('Sitemap: https://shop.example/sitemap.xml')
  })

  it('admits public pages and the calls that they are drawn from', async () => {
    const { body } = await reply('/robots.txt')
    for (const page of ['/content', '/list', '/gateway', '/static', '/js']) {
      expect(body).not.toMatch(new RegExp(`^Disallow: ${page}`, 'm'))
    }
  })
})

describe('sitemap.xml', () => {
  it('lists pages that exist, each with the time of its last change', async () => {
    const { body, headers } = await reply('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    const places = [...body.matchAll(/<loc>https:\/\/shop\.example(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)]
    expect(places.length).toBeGreaterThan(300)
    const now = shop.clock.now()
    for (const [, , changed = ''] of places) expect(Date.parse(changed)).toBeLessThanOrEqual(now)
    const addresses = places.map(([, address = '']) => address)
    expect(new Set(addresses).size).toBe(addresses.length)
    const sample = addresses.filter((address, index) => index % 20 === 0 || !address.startsWith('/content'))
    const statuses = await Promise.all(sample.map(async (address) => [address, (await reply(address)).statusCode]))
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
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
