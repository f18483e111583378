import { Person } from '@test/other-users/person'
import type { TestGateway } from '@test/test-gateway'
import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { cancelCouponGift } from '@/contracts/coupon/cancel-coupon-gift'
import { giveCoupon } from '@/contracts/coupon/give-coupon'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { STATUS } from '@/contracts/envelope'
import { couponGifts, coupons } from '../src/database/schema/coupons'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { auditBooks } from '../src/services/books/audit-books'

const RIVALS = 8

/** Final state after the race, by the winner. */
const TAKEN_BACK = {
  answer: STATUS.success,
  winners: 0,
  refusal: '赠送人已收回优惠券',
  own: ['可使用'],
  coupon: 'AVAILABLE',
  gift: 'CANCELED',
}
const ACCEPTED = {
  answer: BUSINESS_ERROR.couponUnusable,
  winners: 1,
  refusal: '优惠券已被他人领取',
  own: ['已赠送'],
  coupon: 'GIVEN',
  gift: 'ACCEPTED',
}

/**
 * One link, some who accept it, and a sender who takes it back, all at once.
 * @engine both
 */
describe('a coupon gift under a race (COUPON-007)', () => {
  let shop: TestGateway
  let sender: Person
  let rivals: Person[] = []
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    sender = await Person.join(shop)
    rivals = []
    for (let count = 0; count < RIVALS; count += 1) rivals.push(await Person.join(shop))
  })
  afterEach(async () => expect(await auditBooks(shop.database.db)).toEqual([]))
  afterAll(() => shop.close())

  const accept = (giftCode: string, { as }: Person) =>
    shop.call(obtainCoupon, { couponCode: giftCode, obtainType: 'SHARE' }, { as })
  const takeBack = (giftCode: string) => shop.call(cancelCouponGift, { giftCode }, { as: sender.as })
  const couponsOf = async (person: Person) => (await person.call(listOwnCoupons, { offset: 0, length: 50 })).list

  it.each([
    ['before the first', 0],
    ['between two', RIVALS / 2],
    ['after the last', RIVALS],
  ])('has one outcome when the sender withdraws it %s the recipient accepts', async (_when, turn) => {
    const couponId = await sender.coupon('theatre-88')
    const { giftCode } = await sender.call(giveCoupon, { couponId, qty: 1 })
    const early = rivals.slice(0, turn).map((rival) => accept(giftCode, rival))
    const takingBack = takeBack(giftCode)
    const late = rivals.slice(turn).map((rival) => accept(giftCode, rival))
    const [takenBack, ...accepted] = await Promise.all([takingBack, ...early, ...late])

    const expected = takenBack.statusCode === STATUS.success ? TAKEN_BACK : ACCEPTED
    expect(takenBack.statusCode).toBe(expected.answer)
    const refused = accepted.filter(({ data }) => data === null)
    expect(refused).toHaveLength(RIVALS - expected.winners)
    expect(new Set(refused.map(({ comments }) => comments))).toEqual(new Set([expected.refusal]))
    expect((await Promise.all(rivals.map(couponsOf))).flat()).toHaveLength(expected.winners)
    expect((await couponsOf(sender)).map(({ couponStatus }) => couponStatus.displayName)).toEqual(expected.own)
    const { db } = shop.database
    expect(await db.select().from(coupons).where(eq(coupons.id, couponId))).toMatchObject([{ state: expected.coupon }])
    const gifts = await db.select().from(couponGifts).where(eq(couponGifts.code, giftCode))
    expect(gifts).toMatchObject([{ state: expected.gift }])
  })

  it('ends as a gift or in an order when its owner does both at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const couponId = await sender.coupon('theatre-88')
      const order = () => sender.placed(NAMED_SHOWS.sensitive, { couponIds: [couponId] }).then(String, () => null)
      const give = () => shop.call(giveCoupon, { couponId, qty: 1 }, { as: sender.as })
      const [placed, gift] =
        round % 2 === 0
          ? await Promise.all([order(), give()])
          : await Promise.all([give(), order()]).then(([given, ordered]) => [ordered, given] as const)
      expect([placed !== null, gift.data !== null].filter(Boolean)).toHaveLength(1)
      sender = await Person.join(shop)
    }
  })
})
