import { demoCoupon } from '@test/demo-coupon'
import { renderPage } from '@test/render-page'
import { gone, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { withCoupons } from '@test/with-coupons'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import CouponRecommendPage from './coupon-recommend'

describe('coupons that the shop recommends (COUPON-006)', () => {
  describeStates({
    Page: CouponRecommendPage,
    route: routes.couponRecommend,
    options: () => ({ signedInAs: newBuyer() }),
    words: '剧场折扣券',
  })

  it('list coupons that the user lacks, and remove received ones', async () => {
    const { app } = await renderPage(CouponRecommendPage, routes.couponRecommend, await withCoupons('newcomer-50'))
    const theatre = `recommended-${demoCoupon('theatre-88').couponTemplateId}`
    await seen(theatre)
    expect(document.getElementById(`recommended-${demoCoupon('newcomer-50').couponTemplateId}`)).toBeNull()
    await tap(screen.getByRole('button', { name: '领取 剧场折扣券' }))
    await gone(theatre)
    expect(app.prompts.toast?.text).toContain('领取成功')
    await seenText('周末观演券')
  })
})
