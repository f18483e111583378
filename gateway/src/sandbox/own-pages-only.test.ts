import type { TestGateway } from '@test/test-gateway'

describe('the sandbox admits', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway({ publicOrigin: 'https://demo.example' })
  })
  afterAll(() => shop.close())

  const request = (url: string, headers: Record<string, string>) => shop.gateway.inject({ url, headers })

  it.each([
    ['a program', { host: '127.0.0.1:8787' }],
    ['a page of its own', { host: 'localhost:8787', origin: 'http://localhost:8787', 'sec-fetch-site': 'same-origin' }],
    ['an address that was typed', { host: '[::1]:8787', 'sec-fetch-site': 'none' }],
    ['a page under its public name', { host: 'demo.example', origin: 'https://demo.example' }],
  ])('%s', async (_who, headers) => {
    expect((await request('/sandbox/api/outbox', headers)).statusCode).toBe(200)
  })

  it.each([
    ['a page of somebody else', { host: 'localhost:8787', origin: 'https://evil.example' }],
    ['a frame without an origin', { host: 'localhost:8787', origin: 'null' }],
    ['a picture in such a page', { host: 'localhost:8787', 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { host: 'localhost:8787', 'sec-fetch-site': 'same-site' }],
    ['a name that was made to lead here', { host: 'evil.example', origin: 'http://evil.example' }],
  ])('never %s', async (_who, headers) => {
    for (const url of ['/sandbox/api/outbox', '/sandbox/api/orders', '/sandbox//api/outbox', '/%73andbox/api/outbox']) {
      const { statusCode, headers: answered, body } = await request(url, headers)
      expect([403, 404]).toContain(statusCode)
      expect(answered['access-control-allow-origin']).toBeUndefined()
      expect(body).not.toContain('createdAt')
    }
    const reset = await shop.gateway.inject({ method: 'POST', url: '/sandbox/api/reset', headers, payload: {} })
    expect(reset.statusCode).toBe(403)
    const preflight = { ...headers, 'access-control-request-method': 'POST' }
    const requested = await shop.gateway.inject({ method: 'OPTIONS', url: '/sandbox/api/reset', headers: preflight })
    expect(requested.headers['access-control-allow-origin']).toBeUndefined()
  })
})
