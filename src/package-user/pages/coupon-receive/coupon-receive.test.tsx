import { demoCoupon } from '@test/demo-coupon'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen, within } from '@testing-library/react'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { routes } from '@/routes'
import { demoOffers } from '../../../../gateway/src/demo/offers'
import CouponReceivePage from './coupon-receive'

const idsOf = (...keys: string[]) => ({
  couponTemplateIds: keys.map((key) => demoCoupon(key).couponTemplateId).join(','),
})

describe('coupons to receive (COUPON-003, NAV-056)', () => {
  describeStates({ Page: CouponReceivePage, route: routes.couponReceive, words: '新人立减券' })

  it('match the link, and become received (COUPON-021, COUPON-023, COUPON-062)', async () => {
    const signedInAs = newBuyer()
    const { app } = await renderPage(CouponReceivePage, routes.couponReceive, {
      signedInAs,
      params: idsOf('theatre-88', 'family-30'),
    })
    await seenText('剧场折扣券')
    expect(document.querySelectorAll('[id^=receive-]')).toHaveLength(2)
    await tap(screen.getByRole('button', { name: '领取 剧场折扣券' }))
    const row = byId(`receive-${demoCoupon('theatre-88').couponTemplateId}`)
    await eventually(() => within(row).getByRole('img', { name: '已领取' }))
    expect(screen.queryByRole('button', { name: /领取 剧场折扣券/ })).toBeNull()
    expect(app.prompts.toast?.text).toContain('领取成功')
    const gateway = await theGateway()
    const as = await gateway.signIn(signedInAs)
    const { data } = await gateway.call(listOwnCoupons, { offset: 0, length: 20 }, { as })
    expect(data?.list.map(({ title }) => title)).toEqual(['剧场折扣券'])
  })

  it('match the activity of the link', async () => {
    const { activityId = '' } = demoOffers().couponActivities[0] ?? {}
    await renderPage(CouponReceivePage, routes.couponReceive, { params: { activityId } })
    await seenText('剧场折扣券')
    expect(document.querySelectorAll('[id^=receive-]')).toHaveLength(2)
  })

  it('show the shop’s reason for a refusal (COUPON-063)', async () => {
    const { network } = await renderPage(CouponReceivePage, routes.couponReceive, {
      signedInAs: newBuyer(),
      params: idsOf('theatre-88'),
    })
    await seenText('剧场折扣券')
    network.intercept = ({ url }) =>
      url.includes('coupons/obtain')
        ? { status: 200, headers: {}, body: { statusCode: 1, mode: 1, comments: '今日已领完', data: null } }
        : undefined
    await tap(screen.getByRole('button', { name: '领取 剧场折扣券' }))
    await seenText('今日已领完')
    expect(screen.getByRole('button', { name: '领取 剧场折扣券' })).toHaveProperty('disabled', false)
  })

  it('open for a visitor, who logs in to receive one', async () => {
    const { router } = await renderPage(CouponReceivePage, routes.couponReceive, { params: idsOf('theatre-88') })
    await seenText('剧场折扣券')
    await tap(screen.getByRole('button', { name: '领取 剧场折扣券' }))
    await eventually(() => expect(router.lastMove?.path).toMatch(/login/))
    expect(routes.couponReceive.needsLogin).toBe(false)
  })

  it('show the empty state for an unknown link', async () => {
    await renderPage(CouponReceivePage, routes.couponReceive, { params: { couponTemplateIds: 'unknown' } })
    await seenText('暂无可领取的优惠券')
  })

  it('open their rules', async () => {
    const { router } = await renderPage(CouponReceivePage, routes.couponReceive, { params: idsOf('theatre-88') })
    await seen(`receive-${demoCoupon('theatre-88').couponTemplateId}`)
    await tap(screen.getByText('话剧歌剧可用'))
    expect(router.lastMove).toMatchObject({
      path: routes.couponInfo.path,
      params: { couponTemplateId: demoCoupon('theatre-88').couponTemplateId },
    })
    expect(byId('own-coupons').textContent).toBe('查看我的优惠券')
  })
})
