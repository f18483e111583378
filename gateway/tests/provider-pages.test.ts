import type { TestGateway } from '@test/test-gateway'
import { loginWithApple } from '@/contracts/account/login-with-apple'
import { loginWithGoogle } from '@/contracts/account/login-with-google'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

const BACK = 'http://localhost:80/login'
const headers = { host: 'localhost:80', 'content-type': 'application/x-www-form-urlencoded' }

function pageOf(provider: string, requested: Record<string, string> = {}): string {
  const query = { client_id: 'encore', redirect_uri: BACK, state: 'state-1', nonce: 'nonce-of-this-page', ...requested }
  return `/sandbox/identity/${provider}?${new URLSearchParams(query)}`
}

const answer = (url: string, fields: Record<string, string>) =>
  shop.gateway.inject({ method: 'POST', url, headers, payload: String(new URLSearchParams(fields)) })

function fragmentOf(location: unknown): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(String(location).split('#')[1]))
}

describe('the pages of Google and Apple in the sandbox', () => {
  it('prompts for the account in the user’s language, and runs only its own script', async () => {
    const page = await shop.gateway.inject({ url: `${pageOf('google')}&lang=en` })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Google login (sandbox)')
    expect(page.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/)
  })

  it('returns a Google token in the fragment, which logs in', async () => {
    const given = await answer(pageOf('google'), { verdict: 'APPROVED', email: 'Ann@Encore.test' })
    expect(given.statusCode).toBe(303)
    expect(String(given.headers.location)).toMatch(/^http:\/\/localhost:80\/login#/)
    const { state, id_token: credential = '' } = fragmentOf(given.headers.location)
    expect(state).toBe('state-1')
    const login = await shop.call(loginWithGoogle, { credential, googleCsrfToken: 'nonce-of-this-page' })
    expect(login.data).toMatchObject({ isNewUser: true, email: 'ann@encore.test' })
  })

  it('posts Apple’s as a form, which the shop passes to its page as a fragment', async () => {
    const page = await answer(pageOf('apple', { response_mode: 'form_post', state: 'a"b' }), {
      verdict: 'APPROVED',
      email: 'ann@encore.test',
    })
    expect(page.body).toContain(`action="${BACK}"`)
    expect(page.body).toContain('value="a&quot;b"')
    const token = /name="id_token" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
    const sent = { state: 'a"b', id_token: token, code: 'secret-code', user: '{"name":"Ann"}' }
    const back = await answer('/login', sent)
    expect(back.statusCode).toBe(303)
    expect(back.headers.location).toMatch(/^\/login#/)
    expect(fragmentOf(back.headers.location)).toEqual({ state: 'a"b', id_token: token })
    const login = await shop.call(loginWithApple, { identityToken: token, nonce: 'nonce-of-this-page' })
    expect(login.data).toMatchObject({ isNewUser: true, email: 'ann@encore.test' })
  })

  it('knows the owner of an address again, and another one without an address every time', async () => {
    const logins: { statusCode: number; data: { bizUserId: string } | null }[] = []
    for (const [at, email] of ['bob@encore.test', 'BOB@encore.test', '', ''].entries()) {
      const nonce = `nonce-of-page-${at}-and-more`
      const given = await answer(pageOf('google', { nonce }), { verdict: 'APPROVED', email })
      const { id_token: credential = '' } = fragmentOf(given.headers.location)
      logins.push(await shop.call(loginWithGoogle, { credential, googleCsrfToken: nonce }))
    }
    expect(logins[0]?.data?.bizUserId).toBeTruthy()
    expect(logins[1]?.data?.bizUserId).toBe(logins[0]?.data?.bizUserId)
    for (const login of logins.slice(2)) expect(login.statusCode).toBe(BUSINESS_ERROR.identityWithoutEmail)
  })

  it.each([
    ['google', 'access_denied'],
    ['apple', 'user_cancelled_authorize'],
  ])('reports a refusal as %s does', async (provider, error) => {
    const given = await answer(pageOf(provider), { verdict: 'CANCELLED' })
    expect(fragmentOf(given.headers.location)).toEqual({ state: 'state-1', error })
  })

  it.each([
    ['for another shop', { client_id: 'another' }, 'client_id'],
    ['to a page of somebody else', { redirect_uri: 'https://evil.example/login' }, 'redirect_uri'],
    ['to an address that is none', { redirect_uri: 'javascript:alert(1)' }, 'redirect_uri'],
  ])('rejects the return %s', async (_where, requested, error) => {
    for (const reply of [
      await shop.gateway.inject({ url: pageOf('google', requested), headers: { host: 'localhost:80' } }),
      await answer(pageOf('apple', requested), { verdict: 'APPROVED', email: 'ann@encore.test' }),
    ]) {
      expect([reply.statusCode, reply.json()]).toEqual([400, { error }])
    }
  })
})
