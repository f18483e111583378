import type { TestGateway } from '@test/test-gateway'
import { getProfile } from '@/contracts/account/get-profile'
import { refreshTokens } from '@/contracts/account/refresh-tokens'
import { STATUS } from '@/contracts/envelope'
import { logins, users } from '../src/database/schema/people'
import { openLogin } from '../src/services/accounts/logins'

const SECOND = 1000

describe('a refresh token', () => {
  let shop: TestGateway
  let phones = 13_900_001_000
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  async function logIn() {
    phones += 1
    await shop.signIn(String(phones))
    const user = (await shop.database.db.select().from(users)).find(({ cellphone }) => cellphone === String(phones))
    return openLogin({ db: shop.database.db, clock: shop.clock }, user?.id ?? '')
  }

  const renew = (refreshToken: string) => shop.call(refreshTokens, { refreshToken })
  const statusOf = async (accessToken: string) => (await shop.call(getProfile, {}, { as: accessToken })).statusCode

  async function renewed(refreshToken: string) {
    const { data } = await renew(refreshToken)
    if (data === null) throw new Error('not renewed')
    return data
  }

  it('returns the same tokens to all requests within a minute', async () => {
    const { refreshToken } = await logIn()
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => renewed(refreshToken)))
    expect(others.every((one) => one.accessToken === first?.accessToken)).toBe(true)
    shop.clock.advance(59 * SECOND)
    const late = await renewed(refreshToken)
    expect(late).toEqual({ ...first, expiresIn: 2 * 60 * 60 - 59 })
    expect(await statusOf(first?.accessToken ?? '')).toBe(STATUS.success)
    expect((await renew(late.refreshToken)).statusCode).toBe(STATUS.success)
  })

  it('does not extend its life by use', async () => {
    const { refreshToken } = await logIn()
    await renewed(refreshToken)
    shop.clock.advance(50 * SECOND)
    await renewed(refreshToken)
    shop.clock.advance(50 * SECOND)
    expect((await renew(refreshToken)).statusCode).toBe(STATUS.loginExpire)
  })

  it.each([
    ['its owner', 1],
    ['its owner, several times', 3],
  ])('ends the login when stolen and used after %s', async (_who, times) => {
    const stolen = await logIn()
    let own = stolen
    for (let count = 0; count < times; count += 1) {
      own = await renewed(own.refreshToken)
      shop.clock.advance(61 * SECOND)
    }
    expect(await statusOf(own.accessToken)).toBe(STATUS.success)
    expect((await renew(stolen.refreshToken)).statusCode).toBe(STATUS.loginExpire)
    expect((await renew(own.refreshToken)).statusCode).toBe(STATUS.loginExpire)
    expect(await statusOf(own.accessToken)).toBe(STATUS.loginOut)
  })

  it('stays out of the database, as does the seed of its successor', async () => {
    const first = await logIn()
    const second = await renewed(first.refreshToken)
    const rows = JSON.stringify(await shop.database.db.select().from(logins))
    for (const { accessToken, refreshToken } of [first, second]) {
      expect(rows).not.toContain(accessToken)
      expect(rows).not.toContain(refreshToken.split('.')[1])
    }
  })

  it.each(['', '.', 'made.up', 'x'.repeat(400)])('rejects %j', async (refreshToken) => {
    expect((await renew(refreshToken)).data).toBeNull()
  })
})
