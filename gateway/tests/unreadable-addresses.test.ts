import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'

const PAGE = '<html><head><title></title></head><body><div id="app"></div></body></html>'
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
const folder = mkdtempSync(path.join(os.tmpdir(), 'unreadable-'))
let shop: TestGateway

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), PAGE)
  shop = await createTestGateway({ h5Dir: folder })
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

describe('an address whose escapes are broken', () => {
  it.each([
    '/search/%E0%A4%A',
    '/content/%E0%A4%A?lang=en',
    '/%',
    '/%zz/%2F',
    '//host.example/%E0%A4%A',
    '/list/%C3%28?cityId=%E0%A4%A',
  ])('opens the shop in a browser: %s', async (url) => {
    const { statusCode, headers, body } = await shop.gateway.inject({ url, headers: BROWSER })
    expect(statusCode).toBe(400)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    })
    expect(headers.location).toBeUndefined()
    expect(body).toContain('<div id="app"></div>')
    expect(body).toContain('id="first-answers"')
    expect(body).not.toContain('first-look')
  })

  it('keeps its query', async () => {
    const { body } = await shop.gateway.inject({ url: '/search/%E0%A4%A?lang=en', headers: BROWSER })
    expect(body).toContain('<html lang="en-US">')
  })

  it.each([
    ['a call', { url: '/gateway/home/%E0%A4%A', headers: BROWSER }],
    ['what no browser goes to', { url: '/search/%E0%A4%A', headers: { accept: '*/*' } }],
    ['what is sent', { method: 'POST', url: '/search/%E0%A4%A', headers: BROWSER }],
  ] as const)('rejects it as bad input for %s', async (_what, request) => {
    const reply = await shop.gateway.inject(request)
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(reply.json()).toMatchObject({ statusCode: BUSINESS_ERROR.badInput, data: null })
  })
})

it('leaves a readable address unchanged', async () => {
  for (const url of ['/search/%E4%BD%A0', '/search/%25E0', '/list?keyword=%E0%A4%A']) {
    expect((await shop.gateway.inject({ url, headers: BROWSER })).statusCode).toBe(200)
  }
})
