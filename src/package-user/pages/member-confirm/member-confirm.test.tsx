import { changeShop, renderPage } from '@test/render-page'
import { byId, done, eventually, pass, seen, seenText, tap } from '@test/screen'
import { settle } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { withBenefits } from '@test/with-benefits'
import { screen } from '@testing-library/react'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { createPrimeOrder } from '@/contracts/member/create-prime-order'
import { getCurrentLevel } from '@/contracts/member/get-current-level'
import { preOrderPrime } from '@/contracts/member/pre-order-prime'
import { listOrders } from '@/contracts/order/list-orders'
import { routes } from '@/routes'
import MemberConfirmPage from './member-confirm'

const PRIME_CONFIG = { promoPrimeShared: true, isShowPrimeCard: true, isShowPrivilegeCompare: true }
const total = () => document.querySelector('.price')?.textContent
async function open(coupons: readonly string[] = [], params: Record<string, string> = {}) {
  const { signedInAs } = await withBenefits({ coupons })
  const stack = [routes.mine.path, routes.memberCenter.path, routes.memberConfirm.path]
  return { ...(await renderPage(MemberConfirmPage, routes.memberConfirm, { signedInAs, stack, params })), signedInAs }
}

afterEach(() => changeShop({ config: {} }))

describe('joining (MEMBER-003, MEMBER-027)', () => {
  describeStates({
    Page: MemberConfirmPage,
    route: routes.memberConfirm,
    options: () => withBenefits({}),
    words: '不自动续费',
  })

  it('shows the price line by line, to users', async () => {
    await open()
    await seenText('会员¥198')
    await seenText('有效期 365 天')
    expect(routes.memberConfirm.needsLogin).toBe(true)
    expect(document.getElementById('choose-coupon')).toBeNull()
  })

  it('shows a member until when a renewal lasts, and a new one the days', async () => {
    const first = await open()
    await seenText('有效期 365 天')
    expect(document.body.textContent).not.toContain('会员续费')
    first.close()
    const { signedInAs } = await withBenefits({ isMember: true })
    const { app } = await renderPage(MemberConfirmPage, routes.memberConfirm, { signedInAs })
    await seenText('会员续费')
    const { validTo = 0 } = await done(app.request(getCurrentLevel, {}))
    const end = new Date(validTo + 365 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '.')
    await seenText(`续费后有效期至 ${end}`)
  })

  it('starts with the best coupon, and removes it at a tap (contract M10)', async () => {
    await open(['prime-30'])
    await eventually(() => expect(total()).toContain('168'))
    await tap('choose-coupon')
    await tap('offered-coupon-0')
    await eventually(() => expect(total()).toContain('198'))
    expect(byId('offered-coupon-0').getAttribute('aria-checked')).toBe('false')
  })

  it('preselects no coupon if the merchant disables it', async () => {
    const cyMerchantPrimeConfigVO = { ...PRIME_CONFIG, autoChooseBestCoupon: false, autoChoosePoint: false }
    await changeShop({ config: { cyMerchantPrimeConfigVO } })
    await open(['prime-30'])
    await seenText('1 张可用')
    expect(total()).toContain('198')
  })

  it('orders nothing without the agreement, and opens the terms', async () => {
    const { network, router } = await open()
    await tap('submit-order')
    await seenText('请先同意会员服务协议')
    expect(network.sent.some((call) => call.endsWith(createPrimeOrder.path))).toBe(false)
    await tap(screen.getByRole('link', { name: '《会员服务协议》' }))
    expect(router.lastMove).toMatchObject({ path: routes.memberAgreement.path })
  })

  it('creates one order, whose payment opens the success page (NAV-131)', async () => {
    const { network, router, payment, gateway, signedInAs } = await open(['prime-30'], { showId: 's5' })
    payment.onStart = async () => {
      const as = await gateway.signIn(signedInAs)
      const { data } = await gateway.call(listOrders, { tab: 'OTHER', offset: 0, length: 1 }, { as })
      await settle(data?.list[0]?.orderId ?? '')
    }
    await eventually(() => expect(total()).toContain('168'))
    const priced = () => network.sent.filter((call) => call.endsWith(preOrderPrime.path)).length
    const before = priced()
    await tap('agree')
    await tap('submit-order')
    await seen('pay')
    await pass(500)
    // The coupon belongs to the order now: another price with it would be refused over the payment.
    expect(priced()).toBe(before)
    await tap('pay')
    await eventually(() => expect(router.lastMove?.path).toBe(routes.memberPaySuccess.path))
    expect(router.lastMove?.params).toMatchObject({ orderId: expect.any(String), showId: 's5' })
    expect(network.sent.filter((call) => call.endsWith(createPrimeOrder.path))).toHaveLength(1)
  })

  it('returns to the purchase that waits for the member’s price, without a pending payment', async () => {
    const { signedInAs } = await withBenefits({})
    const { app, router, payment, gateway } = await renderPage(MemberConfirmPage, routes.memberConfirm, {
      signedInAs,
      params: { toPurchase: '1' },
      stack: [routes.list.path, routes.confirmOrder.path, routes.memberConfirm.path],
    })
    payment.onStart = async () => {
      const as = await gateway.signIn(signedInAs)
      const { data } = await gateway.call(listOrders, { tab: 'OTHER', offset: 0, length: 1 }, { as })
      await settle(data?.list[0]?.orderId ?? '')
    }
    await seenText('会员¥198')
    await tap('agree')
    await tap('submit-order')
    await tap('pay')
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'back', path: routes.confirmOrder.path }))
    expect(app.pendingPayment.orderId).toBeNull()
  })

  it('needs no second consent, and waits among the orders when the sheet is left', async () => {
    const { router } = await open()
    await seenText('会员¥198')
    await tap('agree')
    await tap('submit-order')
    await seen('payment-sheet')
    await seenText('支付即表示同意')
    expect(document.getElementById('agree-payment')).toBeNull()
    await tap(screen.getByRole('button', { name: '关闭' }))
    await eventually(() => expect(router.lastMove?.path).toBe(routes.orderDetail.path))
  })

  it('refetches the price when the coupon has gone', async () => {
    const { network } = await open(['prime-30'])
    await eventually(() => expect(total()).toContain('168'))
    network.intercept = ({ url, method }) =>
      method === 'POST' && url.includes(createPrimeOrder.path)
        ? {
            status: 200,
            headers: {},
            body: { statusCode: BUSINESS_ERROR.amountChanged, comments: '价格已变动', data: null },
          }
        : undefined
    const requested = () => network.sent.filter((call) => call.endsWith(preOrderPrime.path)).length
    const before = requested()
    await tap('agree')
    await tap('submit-order')
    await eventually(() => expect(requested()).toBeGreaterThan(before))
    expect(document.getElementById('payment-sheet')).toBeNull()
  })
})
