import { createPublicKey, generateKeyPairSync, type JsonWebKey, randomUUID } from 'node:crypto'
import { sentCode } from '@test/sent-code'
import type { TestGateway } from '@test/test-gateway'
import jwt from 'jsonwebtoken'
import { bind } from '@/contracts/account/bind'
import { getProfile } from '@/contracts/account/get-profile'
import { loginByChannel } from '@/contracts/account/login-by-channel'
import { loginWithApple } from '@/contracts/account/login-with-apple'
import { loginWithGoogle } from '@/contracts/account/login-with-google'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'

type Claims = Readonly<Record<string, unknown>>

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

const post = (path: string, payload: object) =>
  shop.gateway.inject({ method: 'POST', url: `/sandbox/api/${path}`, payload })
const signed = async (provider: string, claims: Claims) => (await post('identity', { provider, claims })).json()
const tokenOf = async (provider: string, claims: Claims): Promise<string> => (await signed(provider, claims)).token
const inSeconds = (seconds: number) => Math.floor(shop.clock.now() / 1000) + seconds

/** A person with a provider account. */
const newPerson = () => ({ sub: randomUUID(), email: `${randomUUID()}@Encore.test` })
const google = (credential: string, googleCsrfToken: string) =>
  shop.call(loginWithGoogle, { credential, googleCsrfToken })
const channel = (authCode: string, channelCode = 'bank') => shop.call(loginByChannel, { authCode, channelCode })

async function byGoogle(person: Claims) {
  const nonce = randomUUID()
  return google(await tokenOf('google', { ...person, nonce }), nonce)
}

async function byApple(person: Claims) {
  const nonce = randomUUID()
  return shop.call(loginWithApple, { identityToken: await tokenOf('apple', { ...person, nonce }), nonce })
}

async function byChannel(claims: Claims) {
  const { authCode, channelCode } = await signed('channel', claims)
  return channel(authCode, channelCode)
}

/** Binds a phone with the code that was sent to it. */
async function bindTo(as: string, cellphone: string) {
  const verifyCode = await sentCode(shop, cellphone)
  return shop.call(
    bind,
    { bindType: 'CELLPHONE', cellphoneBindParam: { cellphone, countryCode: '86', verifyCode } },
    { as },
  )
}

describe('a login by a provider', () => {
  it.each([
    ['Google', byGoogle, 'GOOGLE'],
    ['Apple', byApple, 'APPLE'],
    ['a channel', byChannel, 'CHANNEL'],
  ] as const)('opens by %s one account, and finds it again', async (_who, logIn, loginMethod) => {
    const person = newPerson()
    const first = await logIn(person)
    expect(first.data).toMatchObject({ loginMethod, isNewUser: true, email: person.email.toLowerCase() })
    const second = await logIn(person)
    expect(second.data).toMatchObject({ isNewUser: false, bizUserId: first.data?.bizUserId })
    expect((await logIn(newPerson())).data?.bizUserId).not.toBe(first.data?.bizUserId)
  })

  it('separates providers: neither name nor e-mail opens the account of another', async () => {
    const person = newPerson()
    const users = [await byGoogle(person), await byApple(person), await byChannel(person)]
    // The channel's own name of the user (USER-018).
    expect(users.map(({ data }) => data?.outerUserId)).toEqual([undefined, undefined, person.sub])
    const atAnotherBank = await byChannel({ ...person, channelCode: 'another-bank' })
    const ids = [...users, atAnotherBank].map(({ data }) => data?.bizUserId)
    expect(new Set(ids).size).toBe(4)
    expect(ids).not.toContain(undefined)
  })

  it('opens one account for simultaneous first logins of one person', async () => {
    const person = newPerson()
    const logins = await Promise.all([1, 2, 3, 4].map(() => byGoogle(person)))
    expect(new Set(logins.map(({ data }) => data?.bizUserId)).size).toBe(1)
    expect(logins.filter(({ data }) => data?.isNewUser)).toHaveLength(1)
  })

  it.each([
    ['without an e-mail', { sub: 'no-mail' }],
    [
      'with an e-mail that the provider has not proved',
      { sub: 'unproved', email: 'a@encore.test', email_verified: false },
    ],
    ['with an e-mail that is none', { sub: 'no-address', email: 'encore', email_verified: true }],
  ])('opens no account %s, and shows why (LOGIN-051)', async (_why, claims) => {
    for (const logIn of [byGoogle, byApple]) {
      const answer = await logIn(claims)
      expect(answer).toMatchObject({ statusCode: BUSINESS_ERROR.identityWithoutEmail, data: null })
      expect(answer.comments).toMatch(/邮箱/)
    }
  })

  it('finds an account again without an e-mail: Apple sends it once', async () => {
    const { sub, email } = newPerson()
    const first = await byApple({ sub, email, email_verified: 'true' })
    const again = await byApple({ sub })
    expect(again.data).toMatchObject({ bizUserId: first.data?.bizUserId, isNewUser: false })
  })
})

describe('an account that a provider has vouched for', () => {
  it('needs a phone before anything else', async () => {
    const person = newPerson()
    const as = (await byGoogle(person)).data?.accessToken ?? ''
    expect((await shop.call(getProfile, {}, { as })).statusCode).toBe(STATUS.needBind)
    const bound = await bindTo(as, '13700000001')
    expect(bound.data).toMatchObject({ cellphone: '137****0001', email: person.email.toLowerCase() })
    const again = (await byGoogle(person)).data
    expect(again?.bizUserId).toBe(bound.data?.bizUserId)
    const profile = await shop.call(getProfile, {}, { as: again?.accessToken })
    expect(profile.data).toMatchObject({ cellphone: '137****0001', email: person.email.toLowerCase() })
  })

  it('joins the account of its proved phone, and logs in to that from then on', async () => {
    const own = await shop.signIn('13700000002')
    const person = newPerson()
    const stranger = (await byGoogle(person)).data
    const joined = await bindTo(stranger?.accessToken ?? '', '13700000002')
    expect(joined.data?.bizUserId).not.toBe(stranger?.bizUserId)
    expect((await shop.call(getProfile, {}, { as: joined.data?.accessToken })).data).toEqual(
      (await shop.call(getProfile, {}, { as: own })).data,
    )
    expect((await shop.call(getProfile, {}, { as: stranger?.accessToken })).statusCode).toBe(STATUS.loginOut)
    expect((await byGoogle(person)).data?.bizUserId).toBe(joined.data?.bizUserId)
  })

  it('keeps the e-mail of the account that it joins', async () => {
    const as = await shop.signIn('13700000006')
    const [first, second] = [newPerson(), newPerson()]
    for (const person of [first, second]) {
      await bindTo((await byGoogle(person)).data?.accessToken ?? '', '13700000006')
      const profile = await shop.call(getProfile, {}, { as })
      expect(profile.data).toMatchObject({ email: first.email.toLowerCase() })
    }
  })

  it('never joins another once it had a phone: it may have orders', async () => {
    await shop.signIn('13700000003')
    const person = newPerson()
    const as = (await byGoogle(person)).data?.accessToken ?? ''
    const id = (await bindTo(as, '13700000004')).data?.bizUserId
    await post(`users/${id}/unbind`, {})
    expect((await bindTo(as, '13700000003')).statusCode).toBe(BUSINESS_ERROR.phoneTaken)
    expect((await bindTo(as, '13700000005')).data?.bizUserId).toBe(id)
    expect((await byGoogle(person)).data?.bizUserId).toBe(id)
  })
})

describe('a token that is not right', () => {
  const refused = { statusCode: BUSINESS_ERROR.identityRefused, data: null }
  const NONCE = 'nonce-of-this-page'

  it.each<[string, () => Claims]>([
    ['is of another login', () => ({ nonce: 'nonce-of-another-page' })],
    ['is of no login', () => ({})],
    ['is over', () => ({ nonce: NONCE, exp: inSeconds(0) })],
    ['never ends', () => ({ nonce: NONCE, exp: null })],
    ['lasts too long', () => ({ nonce: NONCE, exp: inSeconds(25 * 60 * 60) })],
    ['is not good yet', () => ({ nonce: NONCE, nbf: inSeconds(60) })],
    ['is of another issuer', () => ({ nonce: NONCE, iss: 'https://accounts.google.com.encore.test' })],
    ['is for another shop', () => ({ nonce: NONCE, aud: 'another-shop' })],
    ['names nobody', () => ({ nonce: NONCE, sub: ' ' })],
    ['names somebody at great length', () => ({ nonce: NONCE, sub: 'x'.repeat(256) })],
  ])('rejects a login when it %s', async (_why, claims) => {
    const token = await tokenOf('google', { ...newPerson(), ...claims() })
    expect(await google(token, NONCE)).toMatchObject(refused)
  })

  it('rejects a login when signed by another key', async () => {
    const now = inSeconds(0)
    const claims = {
      iss: 'https://accounts.google.com',
      aud: 'encore',
      sub: 'eve',
      nonce: NONCE,
      iat: now,
      exp: now + 60,
    }
    const payload = { ...claims, email: 'eve@encore.test', email_verified: true }
    const right = await tokenOf('google', payload)
    const { keys } = (await shop.gateway.inject({ url: '/sandbox/keys/google' })).json<{ keys: JsonWebKey[] }>()
    const publicKey = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
    const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    const [header = '', , signature = ''] = right.split('.')
    const admin = Buffer.from(JSON.stringify({ ...payload, sub: 'admin' })).toString('base64url')
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
    const forged = [
      await tokenOf('apple', payload),
      jwt.sign(payload, stranger, { algorithm: 'ES256' }),
      jwt.sign(payload, String(publicKey), { algorithm: 'HS256' }),
      jwt.sign(payload, 'risk-secret', { algorithm: 'HS256' }),
      `${header}.${admin}.${signature}`,
      `${none}.${right.split('.')[1]}.`,
      `${header}.${right.split('.')[1]}.`,
      'no token at all',
      '..',
    ]
    for (const token of forged) expect(await google(token, NONCE)).toMatchObject(refused)
    expect((await google(right, NONCE)).data?.isNewUser).toBe(true)
  })

  it('rejects a login when used before, or when its nonce was, even simultaneously', async () => {
    const person = newPerson()
    const nonce = randomUUID()
    const token = await tokenOf('google', { ...person, nonce })
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => google(token, nonce)))
    expect(answers.filter(({ statusCode }) => statusCode === STATUS.success)).toHaveLength(1)
    expect(await google(token, nonce)).toMatchObject(refused)
    expect(await google(await tokenOf('google', { ...newPerson(), nonce }), nonce)).toMatchObject(refused)
  })

  it('rejects a login when the code belongs to another channel, or was used before', async () => {
    const { authCode } = await signed('channel', newPerson())
    for (const code of ['another-bank', '__proto__', 'bank ']) {
      expect(await channel(authCode, code)).toMatchObject(refused)
    }
    expect((await channel(authCode)).data?.isNewUser).toBe(true)
    expect(await channel(authCode)).toMatchObject(refused)
    const { authCode: endless } = await signed('channel', { ...newPerson(), jti: '' })
    expect(await channel(endless)).toMatchObject(refused)
  })

  it('rejects a login when the shop it was made for was reset', async () => {
    const other = await createTestGateway()
    const made = { method: 'POST', url: '/sandbox/api/identity' } as const
    const payload = { provider: 'google', claims: { ...newPerson(), nonce: NONCE } }
    const { token } = (await other.gateway.inject({ ...made, payload })).json<{ token: string }>()
    await other.gateway.inject({ method: 'POST', url: '/sandbox/api/reset', payload: {} })
    const input = { credential: token, googleCsrfToken: NONCE }
    expect(await other.call(loginWithGoogle, input)).toMatchObject(refused)
    await other.close()
  })
})

describe('the providers of the sandbox (contract D-15)', () => {
  it.each(['__proto__', 'constructor', 'facebook', ''])('number three, without %s', async (provider) => {
    const made = await post('identity', { provider, claims: {} })
    expect([made.statusCode, made.json()]).toEqual([400, { error: 'provider' }])
    const keys = await shop.gateway.inject({ url: `/sandbox/keys/${provider}` })
    expect(keys.statusCode).toBe(404)
  })

  it.each([
    ['a list', []],
    ['a text', 'sub'],
    ['nothing', null],
    ['a time that is none', { exp: 'soon' }],
  ])('reject claims that are %s', async (_what, claims) => {
    const made = await post('identity', { provider: 'google', claims: claims as object })
    expect([made.statusCode, made.json()]).toEqual([400, { error: 'claims' }])
  })

  it('expose only public keys', async () => {
    const { keys } = (await shop.gateway.inject({ url: '/sandbox/keys/apple' })).json<{ keys: JsonWebKey[] }>()
    expect(keys).toEqual([
      { kty: 'EC', crv: 'P-256', x: expect.any(String), y: expect.any(String), use: 'sig', alg: 'ES256' },
    ])
    const key = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' })
    const clockTimestamp = inSeconds(0)
    const claims = jwt.verify(await tokenOf('apple', { sub: 'ann' }), key, { algorithms: ['ES256'], clockTimestamp })
    expect(claims).toMatchObject({ sub: 'ann', iss: 'https://appleid.apple.com', aud: 'encore' })
  })

  it('reject logins when the sandbox is off', async () => {
    const real = await createTestGateway({ sandbox: false })
    const made = await real.gateway.inject({
      method: 'POST',
      url: '/sandbox/api/identity',
      payload: { provider: 'google' },
    })
    expect(made.statusCode).toBe(404)
    const token = await tokenOf('google', { ...newPerson(), nonce: 'nonce-of-this-page' })
    const answer = await real.call(loginWithGoogle, { credential: token, googleCsrfToken: 'nonce-of-this-page' })
    expect(answer).toMatchObject({ statusCode: BUSINESS_ERROR.loginNotOffered, data: null })
    await real.close()
  })
})
