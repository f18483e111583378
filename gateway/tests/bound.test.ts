import { randomUUID } from 'node:crypto'
import { emailAccount, newEmail } from '@test/email-account'
import type { TestGateway } from '@test/test-gateway'
import { getProfile } from '@/contracts/account/get-profile'
import { loginByChannel } from '@/contracts/account/login-by-channel'
import { loginWithApple } from '@/contracts/account/login-with-apple'
import { loginWithGoogle } from '@/contracts/account/login-with-google'
import { STATUS } from '@/contracts/envelope'
import { isInvited } from '../src/services/tickets/purchase-rights'

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

async function signed(provider: string, claims: object) {
  const payload = { provider, claims: { sub: randomUUID(), ...claims } }
  return (await shop.gateway.inject({ method: 'POST', url: '/sandbox/api/identity', payload })).json()
}

const withEmail = () => ({ email: newEmail() })

/** A new login of each kind: its access token. */
const LOGINS = {
  async byGoogle() {
    const nonce = randomUUID()
    const { token: credential } = await signed('google', { ...withEmail(), nonce })
    return (await shop.call(loginWithGoogle, { credential, googleCsrfToken: nonce })).data?.accessToken
  },
  async byApple() {
    const nonce = randomUUID()
    const { token: identityToken } = await signed('apple', { ...withEmail(), nonce })
    return (await shop.call(loginWithApple, { identityToken, nonce })).data?.accessToken
  },
  async byChannel() {
    return (await shop.call(loginByChannel, await signed('channel', withEmail()))).data?.accessToken
  },
  async byChannelWithoutEmail() {
    return (await shop.call(loginByChannel, await signed('channel', {}))).data?.accessToken
  },
  byEmail: () => emailAccount(shop, newEmail()),
  byPhone: () => shop.signIn('13300000001'),
}

describe('anyone who logged in', () => {
  it.each([
    ['byPhone', STATUS.success, STATUS.success],
    ['byEmail', STATUS.needBind, STATUS.success],
    ['byGoogle', STATUS.needBind, STATUS.success],
    ['byApple', STATUS.needBind, STATUS.success],
    ['byChannel', STATUS.needBind, STATUS.success],
    ['byChannelWithoutEmail', STATUS.needBind, STATUS.needBind],
  ] as const)(
    '%s is bound by a phone, and by an address if the shop accepts orders by e-mail',
    async (kind, usually, byEmail) => {
      const as = await LOGINS[kind]()
      const config = (supportEmailOrder: boolean) =>
        shop.gateway.inject({ method: 'POST', url: '/sandbox/api/shop', payload: { config: { supportEmailOrder } } })
      expect((await shop.call(getProfile, {}, { as })).statusCode).toBe(usually)
      await config(true)
      expect((await shop.call(getProfile, {}, { as })).statusCode).toBe(byEmail)
      await config(false)
      expect((await shop.call(getProfile, {}, { as })).statusCode).toBe(usually)
    },
  )
})

describe('an invited user', () => {
  it.each([
    ['13800138000', true],
    ['13800138001', false],
    ['', false],
  ])('matches the number: %j', (cellphone, isOne) => expect(isInvited({ cellphone })).toBe(isOne))
})
