import { demoCoupon } from '@test/demo-coupon'
import { receiveCoupons } from '@test/received-coupons'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { getCoupon } from '@/contracts/coupon/get-coupon'
import { listCouponShows } from '@/contracts/coupon/list-coupon-shows'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { obtainCoupon } from '@/contracts/coupon/obtain-coupon'

import { venueTime } from '@/domain/show-date'
import { DAY_MS } from '../src/clock'

const PAGE = { offset: 0, length: 50 }

describe('coupons', () => {
  let shop: TestGateway
  let as: string
  beforeAll(async () => {
    shop = await createTestGateway()
    as = await shop.signIn()
  })
  afterAll(() => shop.close())

  it('appear with all details, offered and owned (COUPON-009, COUPON-081)', async () => {
    const { couponTemplateId } = demoCoupon('weekend-95')
    const offered = await shop.call(getCoupon, { couponTemplateId })
    expect(offered.data).toMatchObject({
      couponTemplateId,
      couponRangeDesc: '限 周五、周六、周日 的场次',
      couponRangeVoList: [],
      ruleComments: expect.arrayContaining([expect.stringContaining('每笔订单限用一张')]),
    })
    expect(offered.data).not.toHaveProperty('couponStatus')
    expect(offered.data).not.toHaveProperty('obtained')
    await shop.call(obtainCoupon, { couponCode: demoCoupon('weekend-95').couponCode, obtainType: 'RECEIVE' }, { as })
    const { data: own } = await shop.call(listOwnCoupons, PAGE, { as })
    const couponId = own?.list[0]?.couponId ?? ''
    const mine = await shop.call(getCoupon, { couponTemplateId, couponId }, { as })
    expect(mine.data).toMatchObject({ couponId, couponStatus: { name: 'AVAILABLE' }, obtained: true })
    const other = { couponTemplateId: demoCoupon('family-30').couponTemplateId, couponId }
    expect((await shop.call(getCoupon, other, { as })).statusCode).toBe(BUSINESS_ERROR.notFound)
    expect((await shop.call(getCoupon, { couponTemplateId: 'x' })).statusCode).toBe(BUSINESS_ERROR.notFound)
  })

  it.each([
    ['newcomer-50', { value: '50', unit: '¥' }, '满 ¥300 可用', 'SHOW', undefined, 30],
    ['theatre-88', { value: '8.8', unit: '折' }, '无使用门槛', 'SHOW', '话剧歌剧', 20],
    ['pack-goods', { value: '10', unit: '¥' }, '满 ¥68 可用', 'ITEM', undefined, 90],
    ['last-three', { value: '15', unit: '¥' }, '满 2 件可用', 'SHOW', undefined, 10],
    ['theatre-pass', { value: '1', unit: '件' }, '无使用门槛', 'PRIVILEGE_CARD', undefined, 30],
    ['one-ticket', { value: '1', unit: '张' }, '无使用门槛', 'SHOW', undefined, 30],
    ['foyer-drink', undefined, '无使用门槛', 'SHOW', undefined, 25],
    ['parking-10', { value: '10', unit: '¥' }, '无使用门槛', 'PARKING_FEE', undefined, 60],
  ])(
    'shows value, threshold, scope and term from the day of receipt: %s (COUPON-009, COUPON-041, COUPON-073)',
    async (key, info, from, type, kinds, days) => {
      const { couponTemplateId } = demoCoupon(key)
      const { data } = await shop.call(getCoupon, { couponTemplateId })
      expect([data?.discountDisplayInfo, data?.restrictionDescription, data?.applyItemType]).toEqual([info, from, type])
      expect(data?.showTypeDesc).toBe(kinds)
      expect(data).toMatchObject({ expirationType: 'DYNAMIC', expirationUnit: 'DAY', length: days })
      const lastDay = venueTime(shop.clock.now() + days * DAY_MS).format('YYYY.MM.DD')
      expect(data?.termDescription).toBe(`有效期至 ${lastDay}`)
    },
  )

  it.each([
    ['newcomer-50', '¥', '满减券', '本店小程序与网页', '领取后 30 天内有效'],
    ['theatre-88', undefined, '折扣券', '本店小程序与网页', '领取后 20 天内有效'],
    ['parking-10', '¥', '代金券', '本店小程序与网页', '领取后 60 天内有效'],
    ['foyer-drink', undefined, '兑换券', '现场出示', '领取后 25 天内有效'],
    ['bookshop-20', '¥', '合作券', '合作店铺', '领取后 40 天内有效'],
  ])('%s: shows its sign, kind, channel and term (COUPON-009)', async (key, sign, tag, channel, term) => {
    const { data } = await shop.call(getCoupon, { couponTemplateId: demoCoupon(key).couponTemplateId })
    expect([data?.signDisplay, data?.tagName, data?.channelNames, data?.obtainTermScope]).toEqual([
      sign,
      tag,
      [channel],
      term,
    ])
  })

  it('show the same for an owned one, in the user’s language (COUPON-009)', async () => {
    const { couponCode, couponTemplateId } = demoCoupon('theatre-88')
    await shop.call(obtainCoupon, { couponCode, obtainType: 'RECEIVE' }, { as })
    const { data } = await shop.call(listOwnCoupons, PAGE, { as, headers: { locale: 'en' } })
    expect(data?.list.find((own) => own.couponTemplateId === couponTemplateId)).toMatchObject({
      discountDisplayInfo: { value: '12', unit: '% off' },
      restrictionDescription: 'No minimum',
      applyItemType: 'SHOW',
    })
  })

  it('have the same fixed days for everyone, whatever the day of receipt (COUPON-040, D-39)', async () => {
    const { couponTemplateId } = demoCoupon('year-20')
    const year = venueTime(shop.clock.now()).year()
    const own = async (cellphone: string) => {
      const person = await shop.signIn(cellphone)
      await receiveCoupons(shop, person, 'year-20')
      return (await shop.call(listOwnCoupons, PAGE, { as: person })).data?.list[0]
    }
    const first = await own('13800138071')
    const offered = async () => (await shop.call(getCoupon, { couponTemplateId })).data
    const before = await offered()
    expect(before).toMatchObject({ expirationType: 'FIXED', termDescription: expect.stringContaining(`${year}.12.31`) })
    expect(before).not.toHaveProperty('obtainTermScope')
    shop.clock.advance(DAY_MS)
    as = await shop.signIn()
    expect((await offered())?.termDescription).toBe(before?.termDescription)
    expect(first?.termScope).toBe(`${year}.01.01 - ${year}.12.31`)
    expect((await own('13800138072'))?.termScope).toBe(first?.termScope)
  })

  it('count their days from the receipt, and keep them (COUPON-041)', async () => {
    const { couponCode, couponTemplateId } = demoCoupon('theatre-88')
    await shop.call(obtainCoupon, { couponCode, obtainType: 'RECEIVE' }, { as })
    const mine = (await shop.call(listOwnCoupons, PAGE, { as })).data?.list
    const couponId = mine?.find((own) => own.couponTemplateId === couponTemplateId)?.couponId ?? ''
    const detail = async () => (await shop.call(getCoupon, { couponTemplateId, couponId }, { as })).data
    const first = await detail()
    expect(first).toMatchObject({
      expirationType: 'DYNAMIC',
      termDescription: expect.stringMatching(/\d{4}\.\d{2}\.\d{2}/),
    })
    shop.clock.advance(DAY_MS)
    as = await shop.signIn()
    expect((await detail())?.termDescription).toBe(first?.termDescription)
    expect((await shop.call(getCoupon, { couponTemplateId })).data?.termDescription).not.toBe(first?.termDescription)
  })

  it('count for shows that are on sale and fit, the hottest first (contract Q3)', async () => {
    const shows = async (key: string) => {
      const { couponTemplateId } = demoCoupon(key)
      const { data } = await shop.call(listCouponShows, { couponTemplateId, type: 'SHOW', ...PAGE })
      return data && { ...data, list: data.list.flatMap((one) => ('showId' in one ? [one] : [])) }
    }
    const theatre = await shows('theatre-88')
    expect(theatre?.list.length).toBeGreaterThan(0)
    expect(new Set(theatre?.list.map(({ backendCategory }) => backendCategory.displayName))).toEqual(
      new Set(['话剧歌剧']),
    )
    expect((await shows('pack-goods'))?.list).toEqual([])
    expect((await shows('newcomer-50'))?.total).toBeGreaterThan(theatre?.total ?? 0)
  })
})
