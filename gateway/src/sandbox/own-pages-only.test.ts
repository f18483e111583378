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

describe('the sandbox refuses', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  const PAGES = ['/sandbox', '/sandbox/api/clock', '/sandbox/cashier/unknown', '/sandbox/certify/unknown']

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])(
    'requests that a proxy has forwarded: %s (S12)',
    async (name) => {
      for (const url of PAGES) {
        const headers = { host: '127.0.0.1:8787' }
        const remote = await shop.gateway.inject({ url, headers: { ...headers, [name]: '8.8.8.8' } })
        const own = await shop.gateway.inject({ url, headers })
        expect([url, remote.statusCode, own.statusCode]).toEqual([url, 403, 200])
      }
    },
  )

  /** The app frames them without an origin. */
  const FRAMED = ['/sandbox/outside/seats', '/sandbox/certify/unknown']
  const FORMS = [
    '/sandbox/cashier/unknown',
    '/sandbox/certify/unknown',
    '/sandbox/identity/google?client_id=encore&redirect_uri=http://localhost:8787/',
    '/sandbox/outside/seats',
    '/sandbox/gate',
  ]
  const post = (url: string, headers: Record<string, string>) =>
    shop.gateway.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost:8787', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'verdict=APPROVED',
    })

  it.each([
    ['of a foreign page', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['of a foreign page in an old browser', { origin: 'https://evil.example' }],
    ['of a foreign frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['of a name that leads here', { host: 'evil.example', origin: 'http://evil.example' }],
  ])('forms %s (S13)', async (_who, headers: Record<string, string>) => {
    for (const url of headers.origin === 'null' ? FORMS.filter((form) => !FRAMED.includes(form)) : FORMS)
      expect([url, [403, 404].includes((await post(url, headers)).statusCode)]).toEqual([url, true])
    expect((await post(FORMS[0] ?? '', headers)).statusCode).toBe(403)
  })

  it('no form of a page that the app frames without an origin', async () => {
    const headers = { origin: 'null', 'sec-fetch-site': 'cross-site' }
    for (const url of FRAMED) expect([url, (await post(url, headers)).statusCode]).toEqual([url, 200])
  })

  it('no form of its own, of a program, or of an app in development', async () => {
    for (const headers of [
      { origin: 'http://localhost:8787', 'sec-fetch-site': 'same-origin' },
      { origin: 'http://localhost:10086', 'sec-fetch-site': 'same-site' },
      {},
    ]) {
      expect((await post('/sandbox/cashier/unknown', headers as Record<string, string>)).statusCode).toBe(200)
    }
  })
})
