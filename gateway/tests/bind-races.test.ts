import { randomUUID } from 'node:crypto'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { DEMO_BRAND } from '../src/brand'
import { BusinessError } from '../src/business-error'
import { users } from '../src/database/schema/people'
import { newId } from '../src/random'
import { bindToEmail, bindToPhone } from '../src/services/accounts/bind-account'
import { findOrRegister } from '../src/services/accounts/phone-accounts'

const ROUNDS = 10

let shop: TestGateway
beforeAll(async () => {
  shop = await createTestGateway()
})
afterAll(() => shop.close())

/** A call of a new account; `isKnown`: it had a phone before, so that it merges with no other. */
async function newCaller(isKnown: boolean) {
  const { db } = shop.database
  const userId = newId()
  const createdAt = shop.clock.now()
  const row = { id: userId, nickname: 'Ann', createdAt, ...(isKnown && { boundAt: createdAt }) }
  await db.insert(users).values(row)
  return { db, clock: shop.clock, shop: { brand: DEMO_BRAND }, locale: 'zh-CN', user: { userId } } as const
}

/** The ids of accounts that won, and the codes of the words that the others got. Anything else is a fault of the shop. */
async function outcomes(calls: Promise<{ id: string }>[]) {
  const settled = await Promise.allSettled(calls)
  return settled.map((each) => {
    if (each.status === 'fulfilled') return each.value.id
    if (each.reason instanceof BusinessError) return each.reason.statusCode
    throw each.reason
  })
}

describe('two accounts that bind the same in the same moment', () => {
  it('compete for one number: one account receives it, the other a rejection', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const phone = { cellphone: `1341000000${round}`, countryCode: '86' }
      const callers = [await newCaller(true), await newCaller(true)]
      const found = await outcomes(callers.map((caller) => bindToPhone(caller, phone)))
      expect(found.filter((each) => each === BUSINESS_ERROR.phoneTaken)).toHaveLength(1)
      expect(callers.map(({ user }) => user.userId)).toEqual(
        expect.arrayContaining([found.find((each) => typeof each === 'string')]),
      )
    }
  })

  it('merge for a number when neither ever had another', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const phone = { cellphone: `1342000000${round}`, countryCode: '86' }
      const callers = [await newCaller(false), await newCaller(false)]
      const [first, second] = await outcomes(callers.map((caller) => bindToPhone(caller, phone)))
      expect(first).toBe(second)
    }
  })

  it('merge when the other was just created by a login', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const phone = { cellphone: `1343000000${round}`, countryCode: '86' }
      const caller = await newCaller(false)
      const made = findOrRegister({ ...caller }, phone).then(({ user }) => user)
      const [first, second] = await outcomes([bindToPhone(caller, phone), made])
      expect(first).toBe(second)
    }
  })

  it('compete for one e-mail address: one account receives it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const email = `${randomUUID()}@encore.test`
      const callers = [await newCaller(true), await newCaller(true), await newCaller(true)]
      const found = await outcomes(callers.map((caller) => bindToEmail(caller, email)))
      expect(found.filter((each) => each === BUSINESS_ERROR.emailTaken)).toHaveLength(2)
    }
  })
})
