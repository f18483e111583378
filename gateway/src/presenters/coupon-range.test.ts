import type { CouponLimits, CouponTerms } from '../database/schema/coupon-terms'
import { demoCoupons } from '../demo/coupons'
import { demoCatalogue } from '../demo/demo-source'
import { NAMED_SHOWS } from '../demo/named-shows'
import { goodsForCoupon } from '../services/coupons/goods-for-coupon'
import { couponRanges, couponRangeText } from './coupon-range'

const catalogue = demoCatalogue(Date.UTC(2026, 10, 20, 2))
const { offers, venues } = catalogue.content
const [anyCoupon] = demoCoupons()

function terms(changes: Partial<Omit<CouponTerms, 'limits'>>, limits: Partial<CouponLimits> = {}): CouponTerms {
  if (!anyCoupon) throw new Error('no coupon')
  return { ...anyCoupon.terms, ...changes, limits: { ...anyCoupon.terms.limits, ...limits } }
}

describe('coupon scope texts', () => {
  const venue = venues[0]
  const goods = offers.goods[0]
  it.each<[string, CouponTerms, string, string]>([
    ['any show (COUPON-052)', terms({ useRule: 'ALL_SHOW' }), '全部演出可用', 'Any show'],
    [
      'all goods (COUPON-051)',
      terms({ useRule: 'ALL_PRODUCT', bizTypes: ['ITEM'] }),
      '全部商品可用',
      'All merchandise',
    ],
    ['parking', terms({ useRule: 'ALL_PRODUCT', bizTypes: ['PARKING_FEE'] }), '停车缴费可用', 'Parking fees'],
    [
      'kinds of shows (COUPON-050)',
      terms({ useRule: 'LIMIATION_SHOW_TYPE_OR_TAG' }, { showTypes: ['HuaJuGeJu', 'ErTongQinZi'] }),
      '限 话剧歌剧、儿童亲子',
      'Only for Theater & Opera, Family',
    ],
    [
      'venues (COUPON-048)',
      terms({ useRule: 'LIMIATION_VENUE_USE' }, { venueIds: [venue?.venueId ?? ''] }),
      `限 ${venue?.name['zh-CN']}`,
      `Only for ${venue?.name['en-US']}`,
    ],
    [
      'sessions of some shows (COUPON-049)',
      terms({ useRule: 'LIMIATION_SHOW_SESSION_SEATPLAN' }, { showIds: [NAMED_SHOWS.simpleConcert] }),
      '限以下演出',
      'Only for these shows',
    ],
    [
      'days of the week (COUPON-053)',
      terms({ useRule: 'LIMIATION_SHOW_DATA', weekdays: [5, 6, 0] }),
      '限 周五、周六、周日 的场次',
      'Sessions on Fri, Sat, Sun',
    ],
    [
      'goods (COUPON-046)',
      terms({ useRule: 'LIMIATION_ITEM', bizTypes: ['ITEM'] }, { itemIds: [goods?.spuId ?? ''] }),
      `限 ${goods?.name['zh-CN']}`,
      `Only for ${goods?.name['en-US']}`,
    ],
    [
      'goods of a category (COUPON-047)',
      terms(
        { useRule: 'LIMIATION_ITEM_CATEGORY', bizTypes: ['ITEM'] },
        { categoryIds: [offers.goodsCategories[0]?.categoryId ?? ''] },
      ),
      '限 应援周边',
      'Only for Fan gear',
    ],
    [
      'cards',
      terms({ useRule: 'LIMIATION_ITEM', bizTypes: ['PRIVILEGE_CARD'] }, { itemIds: [offers.cards[1]?.cardId ?? ''] }),
      '限 话剧次卡',
      `Only for ${offers.cards[1]?.name['en-US']}`,
    ],
  ])('%s', (_what, given, zh, en) => {
    expect(couponRangeText(catalogue, given, 'zh-CN')).toBe(zh)
    expect(couponRangeText(catalogue, given, 'en-US')).toBe(en)
  })
})

describe('goods that a coupon for a category is for (COUPON-047)', () => {
  it('returns only those of the category', () => {
    const [category] = offers.goodsCategories
    const useRule = 'LIMIATION_ITEM_CATEGORY' as const
    const given = terms(
      { useRule, bizTypes: ['ITEM'], useWay: 'ONLINE' },
      { categoryIds: [category?.categoryId ?? ''] },
    )
    const found = goodsForCoupon(catalogue, given)
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(offers.goods.length)
    expect(new Set(found.map(({ categoryId }) => categoryId))).toEqual(new Set([category?.categoryId]))
  })
})

describe('the shows that a coupon is limited to (COUPON-011)', () => {
  const show = catalogue.show(NAMED_SHOWS.simpleConcert)
  const [session] = show.sessions
  const [plan] = session?.seatPlans ?? []

  it('lists none when it is not limited', () => {
    expect(couponRanges(catalogue, terms({}), 'zh-CN')).toEqual([])
  })

  it('lists shows without sessions when all of them count', () => {
    const ranges = couponRanges(catalogue, terms({}, { showIds: [show.showId] }), 'zh-CN')
    expect(ranges).toEqual([{ showName: show.name['zh-CN'], sessionRangeVoList: [] }])
  })

  it('lists shows with the sessions and plans that count', () => {
    const sessionName = session?.name['en-US']
    const limits = { showIds: [show.showId], showSessionIds: [session?.sessionId ?? ''] }
    expect(couponRanges(catalogue, terms({}, limits), 'en-US')).toEqual([
      { showName: show.name['en-US'], sessionRangeVoList: [{ sessionName, seatPlanNames: [] }] },
    ])
    const seatPlanIds = [plan?.seatPlanId ?? '']
    expect(couponRanges(catalogue, terms({}, { seatPlanIds }), 'en-US')).toEqual([
      {
        showName: show.name['en-US'],
        sessionRangeVoList: [{ sessionName, seatPlanNames: [plan?.name['en-US']] }],
      },
    ])
  })
})
