import { orderInput } from '@test/buyer'
import { renderPage, theGateway } from '@test/render-page'
import { seenText, tap } from '@test/screen'
import { describeStates } from '@test/screen-states'
import { withBenefits } from '@test/with-benefits'
import { screen } from '@testing-library/react'
import { getExpiringPoints } from '@/contracts/member/get-expiring-points'
import { createOrder } from '@/contracts/order/create-order'
import { preOrder } from '@/contracts/order/pre-order'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import PointsPage from './points'

const words = () => document.body.textContent

describe('the points of a user (MEMBER-007, MEMBER-028)', () => {
  describeStates({
    Page: PointsPage,
    route: routes.points,
    options: () => withBenefits({ points: 1_250 }),
    words: '可用积分1250',
  })

  it('opens for users only, and its body does not scroll (NAV-084, NAV-116)', () => {
    expect(routes.points.needsLogin).toBe(true)
    expect(routes.points.hasScroll).toBe(false)
  })

  it('draws a failure in the colours of the page, not on the head', async () => {
    const options = await withBenefits({ points: 1_250 })
    const { network } = await renderPage(PointsPage, routes.points, {
      ...options,
      prepare: (testApp) => {
        testApp.network.isOnline = false
      },
    })
    await seenText('无法连接网络')
    expect(document.querySelector('.head[style]')).toBeNull()
    network.isOnline = true
    await tap(screen.getByRole('button', { name: '重试' }))
    await seenText('可用积分')
    expect(document.querySelector('.head[style]')).not.toBeNull()
  })

  it('shows their value, with the two payment limits', async () => {
    await renderPage(PointsPage, routes.points, await withBenefits({ points: 1_250 }))
    await seenText('可抵 ¥12')
    await seenText('100 积分抵 ¥1')
    await seenText('应付金额的 50%')
  })

  it('shows those that expire next, with the date (MEMBER-023)', async () => {
    const { network } = await renderPage(PointsPage, routes.points, await withBenefits({ points: 1_250 }))
    await seenText('1250 积分将于 2027.11.20 到期')
    expect(network.sent).toContain(`GET /gateway/${getExpiringPoints.path}`)
  })

  it('separates frozen from available ones (contract D-5)', async () => {
    const options = await withBenefits({ points: 1_000 })
    const shop = await theGateway()
    const as = await shop.signIn(options.signedInAs)
    const input = { ...(await orderInput(shop, NAMED_SHOWS.simpleConcert, as)), usePoint: true }
    const { data } = await shop.call(preOrder, input, { as })
    const { preOrderId = '', payAmount = 0, totalAmount = 0 } = data ?? {}
    await shop.call(createOrder, { ...input, preOrderId, paymentParam: { payAmount, totalAmount } }, { as })
    await renderPage(PointsPage, routes.points, options)
    await seenText('可用积分0')
    await seenText('1000 积分冻结在待支付订单中')
  })

  it('hides the expiry without expiring points', async () => {
    await renderPage(PointsPage, routes.points, await withBenefits({}))
    await seenText('可用积分0')
    await seenText('应付金额的 50%')
    expect(words()).not.toContain('到期')
  })

  it.each([
    ['to-self', routes.selfPoint.path],
    ['to-record', routes.pointRecord.path],
    ['to-rule', routes.pointsRule.path],
    ['to-growth', routes.growthValue.path],
  ])('opens %s', async (id, path) => {
    const { router } = await renderPage(PointsPage, routes.points, await withBenefits({}))
    await tap(id)
    expect(router.lastMove).toMatchObject({ path })
  })

  it('shows the account when the other calls fail', async () => {
    await renderPage(PointsPage, routes.points, {
      ...(await withBenefits({ points: 300 })),
      prepare: ({ network }) => {
        network.intercept = ({ url }) => (/expire_point|point\/rule|privilege\/cards/.test(url) ? 'timeout' : undefined)
      },
    })
    await seenText('可用积分300')
  })
})
