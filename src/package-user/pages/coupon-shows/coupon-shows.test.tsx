import { demoCoupon } from '@test/demo-coupon'
import { renderPage } from '@test/render-page'
import { eventually, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen, within } from '@testing-library/react'
import { routes } from '@/routes'
import CouponShowsPage from './coupon-shows'

const about = (key: string) => ({
  signedInAs: newBuyer(),
  params: { couponTemplateId: demoCoupon(key).couponTemplateId, type: 'SHOW' },
})
const cards = () => document.querySelectorAll('[id^=coupon-show-]')

describe('the shows of a coupon (COUPON-008, NAV-088)', () => {
  describeStates({
    Page: CouponShowsPage,
    route: routes.couponShows,
    options: () => about('family-30'),
    words: '¥',
  })

  it('match the coupon, and open their pages', async () => {
    const { router, reachBottom } = await renderPage(CouponShowsPage, routes.couponShows, about('theatre-88'))
    await eventually(() => expect(cards().length).toBeGreaterThan(3))
    const count = cards().length
    await reachBottom()
    await eventually(() => expect(cards().length).toBeGreaterThanOrEqual(count))
    await tap(cards()[0] as Element)
    expect(router.lastMove).toMatchObject({ path: routes.showDetail.path })
  })

  it('list the goods of a coupon for goods, each with its page (COUPON-058)', async () => {
    const { router } = await renderPage(CouponShowsPage, routes.couponShows, {
      ...about('mug-voucher'),
      params: { couponTemplateId: demoCoupon('mug-voucher').couponTemplateId, type: 'ITEM' },
    })
    await seenText('适用商品')
    const goods = await eventually(() => {
      const [first, ...others] = document.querySelectorAll('[id^=coupon-goods-]')
      expect([first !== undefined, others.length]).toEqual([true, 0])
      return first as HTMLElement
    })
    expect(goods.textContent).toContain('马克杯')
    await tap(within(goods).getAllByRole('link')[0] as HTMLElement)
    expect(router.lastMove).toMatchObject({ path: routes.shopDetail.path })
  })

  it('stay empty for goods, with all shows a tap away', async () => {
    const { router } = await renderPage(CouponShowsPage, routes.couponShows, about('pack-goods'))
    await seenText('暂无适用的演出')
    await tap(screen.getByRole('button', { name: '去逛逛' }))
    expect(router.lastMove).toMatchObject({ path: routes.all.path })
  })
})
