import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestGateway } from '@test/test-gateway'

const folder = mkdtempSync(path.join(os.tmpdir(), 'headers-'))
let shop: TestGateway

beforeAll(async () => {
  writeFileSync(
    path.join(folder, 'index.html'),
    '<html><head><title></title></head><body><div id="app"></div></body></html>',
  )
  shop = await createTestGateway({ h5Dir: folder })
}, 120_000)
afterAll(async () => {
  await shop?.close()
  rmSync(folder, { recursive: true })
})

const headersOf = async (url: string, headers: Record<string, string> = {}) =>
  (await shop.gateway.inject({ url, headers })).headers

describe('every answer', () => {
  it.each([
    '/',
    '/list',
    '/gateway/home/pub/v5/shop/configs',
    '/static/demo/logo.svg',
    '/sandbox',
    '/gateway/none',
    '/health',
  ])('sends for %s headers that disclose little', async (url) => {
    expect(await headersOf(url)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('geolocation=(self)'),
      'content-security-policy': expect.stringMatching(/^default-src '(none|self)'.*frame-ancestors 'self'/),
    })
  })

  it('sends JSON without caching, for refusals too', async () => {
    for (const url of ['/gateway/home/pub/v5/shop/configs', '/gateway/trade/buyer/v1/order', '/gateway/none']) {
      expect(await headersOf(url)).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
      })
    }
    expect((await headersOf('/static/demo/logo.svg'))['cache-control']).toContain('public')
  })

  it('allows only the scripts the page was built with', async () => {
    for (const url of ['/', '/sandbox', '/sandbox/service']) {
      const policy = String((await headersOf(url))['content-security-policy'])
      const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? ''
      expect(scripts).not.toMatch(/unsafe|\*|https?:(?!\/)/)
    }
  })

  it('enforces https only on https connections', async () => {
    expect((await headersOf('/'))['strict-transport-security']).toBeUndefined()
    const secure = await createTestGateway({ publicOrigin: 'https://shop.example' })
    const { headers } = await secure.gateway.inject({ url: '/gateway/home/pub/v5/shop/configs' })
    expect(headers['strict-transport-security']).toMatch(/^max-age=63072000/)
    await secure.close()
  })

  it('may be framed only by partners of the merchant', async () => {
    const sandbox = (payload: object) => shop.gateway.inject({ method: 'POST', url: '/sandbox/api/shop', payload })
    const ancestors = async () =>
      /frame-ancestors ([^;]*)/.exec(String((await headersOf('/'))['content-security-policy']))?.[1]
    expect(await ancestors()).toBe("'self'")
    await sandbox({ merchant: 'exchange', config: {} })
    expect(await ancestors()).toBe("'self' https://partner.encore.example")
    await sandbox({ merchant: 'full', config: {} })
  })
})
