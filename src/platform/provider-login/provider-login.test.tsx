import { providerLogin } from './provider-login.h5'

// Addresses that the test browser can open.
Object.assign(globalThis, {
  GOOGLE_AUTHORIZE_URL: '#google',
  GOOGLE_CLIENT_ID: 'shop-at-google',
  APPLE_AUTHORIZE_URL: '#apple',
  APPLE_CLIENT_ID: 'shop-at-apple',
})

/** Opens a provider's page and returns its request. */
async function requested(provider: 'GOOGLE' | 'APPLE', backTo = '/order?tab=1'): Promise<Record<string, string>> {
  expect(await providerLogin.leaveFor(provider, backTo)).toBe('left')
  return Object.fromEntries(new URLSearchParams(window.location.hash.split('?')[1]))
}

const openReturn = (answer: Record<string, string>, path = '/login') =>
  window.history.replaceState({ kept: 1 }, '', `${path}?lang=en#${new URLSearchParams(answer)}`)

describe('logging in by a page of Google or Apple on the web', () => {
  beforeEach(() => window.history.replaceState(null, '', '/login'))
  afterEach(() => {
    jest.restoreAllMocks()
    sessionStorage.clear()
  })

  it('requests each provider in its own way, for one answer to this page (LOGIN-025, LOGIN-026)', async () => {
    const google = await requested('GOOGLE')
    expect(google).toMatchObject({
      client_id: 'shop-at-google',
      response_type: 'id_token',
      redirect_uri: `${window.location.origin}/login`,
    })
    window.history.replaceState(null, '', '/login-email')
    const apple = await requested('APPLE')
    expect(apple).toMatchObject({
      client_id: 'shop-at-apple',
      response_mode: 'form_post',
      redirect_uri: `${window.location.origin}/login-email`,
    })
    const secrets = [google, apple].flatMap(({ state = '', nonce = '' }) => [state, nonce])
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(secrets).size).toBe(4)
  })

  it('consumes the answer once, and clears the address', async () => {
    const { state = '', nonce } = await requested('GOOGLE')
    openReturn({ state, id_token: 'a.b.c' })
    expect(await providerLogin.consumeReturn()).toEqual({
      kind: 'token',
      provider: 'GOOGLE',
      token: 'a.b.c',
      nonce,
      backTo: '/order?tab=1',
    })
    expect(window.location.href).toBe(`${window.location.origin}/login?lang=en`)
    expect(window.history.state).toEqual({ kept: 1 })
    expect(await providerLogin.consumeReturn()).toBeNull()
    openReturn({ state, id_token: 'a.b.c' })
    expect(await providerLogin.consumeReturn()).toEqual({ kind: 'stray' })
  })

  it.each([
    ['access_denied', { kind: 'denied', backTo: '/' }],
    ['user_cancelled_authorize', { kind: 'denied', backTo: '/' }],
    ['temporarily_unavailable', { kind: 'failed', backTo: '/', reason: 'temporarily_unavailable' }],
  ])('separates a user who closed the page from a failed provider: %s', async (error, outcome) => {
    const { state = '' } = await requested('APPLE', '/')
    openReturn({ state, error })
    expect(await providerLogin.consumeReturn()).toEqual(outcome)
  })

  it('rejects an answer that this window did not request, or too long ago', async () => {
    openReturn({ state: 'made-up', id_token: 'of.an.attacker' })
    expect(await providerLogin.consumeReturn()).toEqual({ kind: 'stray' })
    await requested('GOOGLE')
    openReturn({ state: 'made-up', id_token: 'of.an.attacker' })
    expect(await providerLogin.consumeReturn()).toEqual({ kind: 'stray' })
    expect(window.location.hash).toBe('')
    const { state = '' } = await requested('GOOGLE')
    openReturn({ state, id_token: 'a.b.c' })
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10 * 60 * 1000 + 1)
    expect(await providerLogin.consumeReturn()).toEqual({ kind: 'stray' })
  })

  it('keeps other fragments', async () => {
    window.history.replaceState(null, '', '/login#state=1')
    expect(await providerLogin.consumeReturn()).toBeNull()
    expect(window.location.hash).toBe('#state=1')
  })

  it('stays without a network, or without browser storage', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
    expect(await providerLogin.leaveFor('GOOGLE', '/')).toBe('offline')
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('storage is switched off')
    })
    expect(await providerLogin.leaveFor('GOOGLE', '/')).toBe('failed')
    expect(window.location.hash).toBe('')
  })
})
