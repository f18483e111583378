import { Person } from '@test/other-users/person'
import { receiveCoupons } from '@test/received-coupons'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { getCurrentLevel } from '@/contracts/member/get-current-level'
import { getPointAccount } from '@/contracts/member/get-point-account'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { demoOffers } from '../src/demo/offers'

const { coupons, cards } = demoOffers()

describe('sandbox grants, and their revocation (contract D-18)', () => {
  let shop: TestGateway
  let person: Person
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    person = await Person.join(shop)
    await sandbox(shop, `users/${person.userId}/grant`, { kind: 'everything' })
  })
  afterAll(() => shop.close())

  async function has() {
    const own = await person.call(listOwnCoupons, { offset: 0, length: 50, status: 'AVAILABLE' })
    const { balance } = await person.call(getPointAccount, {})
    const { isPaid, growthValue } = await person.call(getCurrentLevel, {})
    const statuses = (await person.call(listOwnCards, {})).map(({ cardStatus }) => cardStatus ?? 'ACTIVE')
    return { coupons: own.list.length, balance, isPaid, growthValue, cards: statuses }
  }

  it('grants one of everything in one tap', async () => {
    expect(await has()).toEqual({
      coupons: coupons.length,
      balance: 20_000,
      isPaid: true,
      growthValue: 2_600,
      cards: cards.map(() => 'ACTIVE'),
    })
  })

  it('ends all of it now', async () => {
    expect(await sandbox(shop, `users/${person.userId}/expire`)).toMatchObject({ http: 200, done: true })
    expect(await has()).toEqual({
      coupons: 0,
      balance: 0,
      isPaid: false,
      growthValue: 2_600,
      cards: cards.map(() => 'EXPIRE'),
    })
  })

  it('revokes grants and keeps received benefits', async () => {
    await receiveCoupons(shop, person.as, 'theatre-88')
    expect(await sandbox(shop, `users/${person.userId}/revoke`)).toMatchObject({ http: 200 })
    expect(await has()).toMatchObject({ coupons: 1, balance: 0, isPaid: false })
  })

  it('rejects unknown users', async () => {
    for (const what of ['grant', 'expire', 'revoke']) {
      expect((await sandbox(shop, `users/none/${what}`, { kind: 'everything' })).http).toBe(404)
    }
  })
})
