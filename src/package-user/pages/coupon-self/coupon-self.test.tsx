import { renderPage } from '@test/render-page'
import { eventually, seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { withCoupons } from '@test/with-coupons'
import { screen } from '@testing-library/react'
import { routes } from '@/routes'
import CouponSelfPage from './coupon-self'

describe('coupons of a user by what they are for (COUPON-005)', () => {
  describeStates({
    Page: CouponSelfPage,
    route: routes.couponSelf,
    options: () => withCoupons('newcomer-50'),
    words: '新人立减券',
  })

  it('match the chosen purpose (COUPON-042, COUPON-043, COUPON-045)', async () => {
    const options = await withCoupons('newcomer-50', 'pack-goods', 'parking-10')
    await renderPage(CouponSelfPage, routes.couponSelf, { ...options, params: { bizType: 'ITEM' } })
    await seenText('周边礼包')
    expect(document.body.textContent).not.toContain('新人立减券')
    await tap(screen.getByRole('radio', { name: '停车' }))
    await seenText('停车抵扣券')
    expect(document.body.textContent).not.toContain('周边礼包')
  })

  it('fall back to shows for an unknown purpose', async () => {
    const options = await withCoupons('newcomer-50')
    await renderPage(CouponSelfPage, routes.couponSelf, { ...options, params: { bizType: 'NONE' } })
    await seenText('新人立减券')
    await eventually(() =>
      expect(screen.getByRole('radio', { name: '演出' }).getAttribute('aria-checked')).toBe('true'),
    )
  })
})
