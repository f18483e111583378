import { demoCoupon } from '@test/demo-coupon'
import { Person } from '@test/other-users/person'
import { receiveCoupons } from '@test/received-coupons'
import type { TestGateway } from '@test/test-gateway'
import { getCoupon } from '@/contracts/coupon/get-coupon'
import { listCouponShows } from '@/contracts/coupon/list-coupon-shows'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { DAY_MS } from '../src/clock'
import { demoOffers } from '../src/demo/offers'
import { openLogin } from '../src/services/accounts/logins'

const PAGE = { offset: 0, length: 50 }

describe('coupons that were received', () => {
  let shop: TestGateway
  let person: Person
  beforeEach(async () => {
    shop = await createTestGateway()
    person = await Person.join(shop)
  })
  afterEach(() => shop.close())

  const received = async (key: string) => (await receiveCoupons(shop, person.as, key)).data?.coupons ?? []
  const own = async (as = person.as) => (await shop.call(listOwnCoupons, PAGE, { as })).data?.list ?? []

  it('appear in the answer as owned now (COUPON-075, COUPON-076)', async () => {
    const [coupon, ...others] = await received('weekend-95')
    expect(others).toEqual([])
    const [mine] = await own()
    expect(coupon).toEqual(mine)
    expect(coupon).toMatchObject({ couponStatus: { code: 1, name: 'AVAILABLE' }, obtained: true })
    expect(await received('weekend-95')).toEqual([coupon])
  })

  it('appear as one with a count when several arrived together (COUPON-009, COUPON-075)', async () => {
    const [pack] = await received('one-ticket')
    const mine = await own()
    expect(pack?.qty).toBe(2)
    expect(mine.map(({ couponId }) => couponId)).toContain(pack?.couponId)
    expect(new Set(mine.map(({ couponPackageId }) => couponPackageId))).toEqual(new Set([pack?.couponPackageId]))
    expect(pack?.couponPackageId).toMatch(/\w/)
    await received('weekend-95')
    const single = (await own()).find(({ couponTemplateId }) => couponTemplateId !== pack?.couponTemplateId)
    expect(single).not.toHaveProperty('couponPackageId')
  })

  it('appear as the latest when the user had others (COUPON-076)', async () => {
    await received('theatre-88')
    const [first] = await own()
    const friend = await person.friend()
    shop.clock.advance(1)
    const couponCode = await friend.gift()
    const { coupons } = await person.call(obtainCoupon, { couponCode, obtainType: 'SHARE' })
    expect(coupons).toHaveLength(1)
    expect(coupons[0]?.couponId).not.toBe(first?.couponId)
    expect((await own()).map(({ couponId }) => couponId)).toContain(coupons[0]?.couponId)
  })

  it('show their period, combinations, and whether they are new or expiring (COUPON-009)', async () => {
    await received('weekend-95')
    const [fresh] = await own()
    expect(fresh).toMatchObject({
      isNewArrival: true,
      termScope: `${fresh?.startTimeStr} - ${fresh?.expireTimeStr}`,
      promotionDescription: '可与会员价、套票优惠同享',
      couponRestrictionLimitDesc: '每笔订单限用一张，不与其他优惠券同用',
      excludeScopeDesc: '不抵扣配送费与服务费',
    })
    expect(fresh).not.toHaveProperty('tipInfo')
    const later = async (ms: number) => {
      shop.clock.advance(ms)
      const { accessToken } = await openLogin({ db: shop.database.db, clock: shop.clock }, person.userId)
      return (await own(accessToken))[0]
    }
    expect(await later(DAY_MS)).toMatchObject({ isNewArrival: false })
    expect(await later(55 * DAY_MS)).not.toHaveProperty('tipInfo')
    expect(await later(DAY_MS)).toMatchObject({ tipInfo: '即将到期' })
    expect(await later(3 * DAY_MS)).not.toHaveProperty('tipInfo')
  })

  it('omit irrelevant reasons (COUPON-009)', async () => {
    const factsOf = async (key: string) =>
      (await shop.call(getCoupon, { couponTemplateId: demoCoupon(key).couponTemplateId })).data
    expect(await factsOf('one-ticket')).toMatchObject({
      couponRestrictionLimitDesc: expect.stringContaining('可用多张'),
    })
    expect(await factsOf('parking-10')).not.toHaveProperty('promotionDescription')
    for (const key of ['foyer-drink', 'bookshop-20', 'theatre-pass']) {
      const facts = await factsOf(key)
      for (const name of ['promotionDescription', 'couponRestrictionLimitDesc', 'excludeScopeDesc'])
        expect([key, facts]).not.toHaveProperty(`1.${name}`)
    }
  })

  it('name their goods (COUPON-008, COUPON-043, contract Q3)', async () => {
    const goods = demoOffers().goods.map(({ spuId }) => spuId)
    const found = async (key: string, type?: 'SHOW' | 'ITEM') => {
      const { couponTemplateId } = demoCoupon(key)
      const { data } = await shop.call(listCouponShows, { couponTemplateId, ...(type && { type }), ...PAGE })
      return data?.list.map((one) => ('spuId' in one ? one.spuId : one.showId)) ?? []
    }
    expect(await found('pack-goods', 'ITEM')).toEqual(goods)
    expect(await found('pack-goods')).toEqual(goods)
    expect(await found('pack-goods', 'SHOW')).toEqual([])
    expect(await found('weekend-95', 'ITEM')).toEqual([])
    expect(await found('weekend-95')).toEqual(await found('weekend-95', 'SHOW'))
    expect(await found('parking-10', 'ITEM')).toEqual([])
  })
})
