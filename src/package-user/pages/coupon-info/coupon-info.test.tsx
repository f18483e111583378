import { changeAnswers } from '@test/changed-answers'
import { demoCoupon } from '@test/demo-coupon'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, gone, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { withCoupons } from '@test/with-coupons'
import type { CouponDetail } from '@/contracts/coupon/coupon'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { venueTime } from '@/domain/show-date'
import { routes } from '@/routes'
import { DAY_MS } from '../../../../gateway/src/clock'
import { stableId } from '../../../../gateway/src/stable-id'
import CouponInfoPage from './coupon-info'

const offered = (key: string) => ({ couponTemplateId: demoCoupon(key).couponTemplateId })

/** Page options for a coupon of a separate user. */
async function owned(key: string) {
  const { signedInAs } = await withCoupons(key)
  const gateway = await theGateway()
  const as = await gateway.signIn(signedInAs)
  const { data } = await gateway.call(listOwnCoupons, { offset: 0, length: 20 }, { as })
  return { signedInAs, params: { ...offered(key), couponId: data?.list[0]?.couponId ?? '' } }
}

describe('a coupon with its rules (COUPON-004, NAV-057, NAV-087)', () => {
  describeStates({
    Page: CouponInfoPage,
    route: routes.couponInfo,
    options: () => ({ params: offered('theatre-88') }),
    words: '使用规则',
  })

  it('shows its purpose, and receives it', async () => {
    const { app } = await renderPage(CouponInfoPage, routes.couponInfo, {
      signedInAs: newBuyer(),
      params: offered('theatre-88'),
    })
    await seenText('限 话剧歌剧')
    await tap('receive-coupon')
    await gone('receive-coupon')
    expect(document.querySelector('.stamp')?.textContent).toBe('已领取')
    expect(app.prompts.toast?.text).toContain('领取成功')
    expect(byId('own-coupons').textContent).toBe('查看我的优惠券')
  })

  it('uses an owned one, and opens its shows (COUPON-008)', async () => {
    const { router } = await renderPage(CouponInfoPage, routes.couponInfo, await owned('theatre-88'))
    await tap('coupon-shows')
    expect(router.lastMove).toMatchObject({ path: routes.couponShows.path, params: { type: 'SHOW' } })
    await tap('use-coupon')
    await eventually(() => expect(router.moves.filter(({ path }) => path === routes.couponShows.path)).toHaveLength(1))
  })

  it('shows a stamp without buttons on an ended one (COUPON-018, COUPON-021)', async () => {
    const options = await owned('concert-100')
    const { clock } = await theGateway()
    clock.advance(16 * DAY_MS)
    await renderPage(CouponInfoPage, routes.couponInfo, options)
    await seenText('演唱会立减券')
    expect(document.querySelector('.stamp')?.textContent).toBe('已过期')
    expect(document.getElementById('use-coupon')).toBeNull()
    clock.advance(-16 * DAY_MS)
  })

  it('shows kind, minimum, validity and channel, and its combinations (COUPON-009)', async () => {
    await renderPage(CouponInfoPage, routes.couponInfo, { params: offered('newcomer-50') })
    const words = (await seen('coupon-facts')).textContent
    for (const fact of ['满减券', '满 ¥300 可用', '领取后 30 天内有效', '本店小程序与网页', '同享优惠'])
      expect(words).toContain(fact)
    expect(words).toMatch(/每单限用.*每笔订单限用一张/)
    expect(words).toMatch(/不可抵扣.*服务费/)
  })

  it('shows the kinds of shows that it is limited to (COUPON-009)', async () => {
    await renderPage(CouponInfoPage, routes.couponInfo, { params: offered('theatre-88') })
    expect((await seen('coupon-facts')).textContent).toMatch(/适用类型.*话剧歌剧/)
  })

  it('shows the fixed days of one of a year (COUPON-040)', async () => {
    const year = venueTime((await theGateway()).clock.now()).year()
    await renderPage(CouponInfoPage, routes.couponInfo, { params: offered('year-20') })
    const words = (await seen('coupon-facts')).textContent
    expect(words).toContain(`${year}.12.31`)
    expect(words).not.toContain('领取后')
  })

  it('lists the shows, sessions and seat plans that it is limited to (COUPON-011)', async () => {
    const couponRangeVoList = [
      {
        showName: '林屿「星河入梦」',
        sessionRangeVoList: [{ sessionName: '周五场', seatPlanNames: ['看台', '内场'] }],
      },
      { showName: '昆曲《牡丹亭》', sessionRangeVoList: [] },
    ]
    await renderPage(CouponInfoPage, routes.couponInfo, {
      params: offered('newcomer-50'),
      prepare: (testApp) =>
        changeAnswers<CouponDetail>(testApp, 'coupons/', (detail) => ({ ...detail, couponRangeVoList })),
    })
    await seenText('林屿「星河入梦」')
    await seenText('周五场 · 看台 · 内场')
    await seenText('昆曲《牡丹亭》')
  })

  it('opens the goods that a voucher is for (COUPON-078)', async () => {
    const { router } = await renderPage(CouponInfoPage, routes.couponInfo, await owned('mug-voucher'))
    await tap('use-coupon')
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ path: routes.shopDetail.path, params: { spuId: stableId('spu:mug') } }),
    )
  })

  it('opens the code field for one with a code', async () => {
    const { router } = await renderPage(CouponInfoPage, routes.couponInfo, {
      signedInAs: newBuyer(),
      params: offered('one-ticket'),
    })
    await tap('to-exchange-code')
    expect(router.lastMove).toMatchObject({ path: routes.couponExchange.path })
  })

  it('shows one of another shop without actions (COUPON-033)', async () => {
    await renderPage(CouponInfoPage, routes.couponInfo, await owned('bookshop-20'))
    await seenText('请到合作店铺使用')
    expect([document.getElementById('use-coupon'), document.getElementById('coupon-shows')]).toEqual([null, null])
  })

  it('opens the code of one for use on the spot (COUPON-056)', async () => {
    await renderPage(CouponInfoPage, routes.couponInfo, await owned('foyer-drink'))
    await tap('use-coupon')
    expect((await seen('coupon-code')).textContent).toMatch(/^\d{4} \d{4} \d{4}$/)
  })
})
