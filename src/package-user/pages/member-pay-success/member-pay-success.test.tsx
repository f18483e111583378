import { renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { eventually, pass, seen, seenText, tap } from '@test/screen'
import { newBuyer, settle } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { createPrimeOrder } from '@/contracts/member/create-prime-order'
import { routes } from '@/routes'
import { demoOffers } from '../../../../gateway/src/demo/offers'
import MemberPaySuccessPage from './member-pay-success'

const { primeCardId, priceCent } = demoOffers().membership

async function ordered() {
  const signedInAs = newBuyer()
  const gateway = await theGateway()
  const as = await gateway.signIn(signedInAs)
  const { data } = await gateway.call(
    createPrimeOrder,
    { primeCardId, payAmount: priceCent / 100, agreed: true },
    { as },
  )
  const orderId = data?.orderId ?? ''
  return { signedInAs, params: { orderId }, as }
}

async function joined() {
  const { as: _as, ...options } = await ordered()
  await settle(options.params.orderId)
  return options
}

describe('the page after paying for a membership (MEMBER-006, NAV-072)', () => {
  describeStates({
    Page: MemberPaySuccessPage,
    route: routes.memberPaySuccess,
    options: joined,
    words: '有效期至 2027.11.20',
  })

  it('shows the membership and its coupons (contract M12)', async () => {
    const { router } = await renderPage(MemberPaySuccessPage, routes.memberPaySuccess, await joined())
    await seen('member-pay-success')
    await seenText('安可会员')
    await seenText('新人立减券')
    expect(routes.memberPaySuccess).toMatchObject({ needsLogin: false, hasSwipeBack: false })
    await tap('see-coupons')
    expect(router.lastMove).toMatchObject({ how: 'redirect', path: routes.coupon.path })
  })

  it('returns to the show that sent the user here', async () => {
    const { router } = await renderPage(MemberPaySuccessPage, routes.memberPaySuccess, {
      ...(await joined()),
      stack: [routes.list.path, routes.showDetail.path, routes.memberCenter.path, routes.memberPaySuccess.path],
    })
    await tap('done')
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'back', path: routes.showDetail.path }))
  })

  it('opens the show again after an external cashier', async () => {
    const { params, ...options } = await joined()
    const { router } = await renderPage(MemberPaySuccessPage, routes.memberPaySuccess, {
      ...options,
      params: { ...params, showId: 's5' },
      stack: [routes.memberPaySuccess.path],
    })
    await tap('done')
    const opened = { how: 'redirect', path: routes.showDetail.path, params: { showId: 's5' } }
    await eventually(() => expect(router.lastMove).toMatchObject(opened))
  })

  it('opens the member centre without a show', async () => {
    const { router } = await renderPage(MemberPaySuccessPage, routes.memberPaySuccess, await joined())
    await tap('done')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.memberCenter.path }))
  })

  it('waits for the shop before it shows success', async () => {
    const { as: _as, ...options } = await ordered()
    await renderPage(MemberPaySuccessPage, routes.memberPaySuccess, options)
    await seenText('支付结果确认中')
    expect(document.body.textContent).not.toContain('开通成功')
  })

  it('shows success by itself as soon as the shop has recorded the payment (MEMBER-006)', async () => {
    const { as: _as, ...options } = await ordered()
    const { network } = await renderPage(MemberPaySuccessPage, routes.memberPaySuccess, options)
    const requested = () => network.sent.filter((call) => call.includes(options.params.orderId)).length
    await seenText('支付结果确认中')
    await settle(options.params.orderId)
    await pass(3200)
    await seen('member-pay-success')
    const before = requested()
    await pass(6500)
    expect(requested()).toBe(before)
  })

  it.each([
    ['订单已取消', ['expire'], 'owner', '会员中心', routes.memberCenter],
    ['订单已关闭', ['close'], 'owner', '会员中心', routes.memberCenter],
    ['订单已关闭', ['pay', 'close'], 'owner', '会员中心', routes.memberCenter],
    ['这笔订单属于其他账户', ['pay'], 'stranger', '会员中心', routes.memberCenter],
    ['登录后查看支付结果', ['pay'], 'visitor', '登录', routes.login],
  ] as const)('shows "%s" after %j to its %s (D-36)', async (words, steps, who, next, to) => {
    const { params, signedInAs: owner } = await ordered()
    for (const step of steps) await sandbox(await theGateway(), `orders/${params.orderId}/${step}`)
    const signedInAs = { owner, stranger: newBuyer(), visitor: undefined }[who]
    const options = { params, ...(signedInAs && { signedInAs }) }
    const { router } = await renderPage(MemberPaySuccessPage, routes.memberPaySuccess, options)
    await seenText(words)
    expect(document.body.textContent).not.toContain('开通成功')
    await tap(screen.getByRole('button', { name: next }))
    await eventually(() => expect(router.lastMove).toMatchObject({ path: to.path }))
  })

  it('shows that there is no such order (D-36)', async () => {
    const params = { orderId: 'none' }
    await renderPage(MemberPaySuccessPage, routes.memberPaySuccess, { params, signedInAs: newBuyer() })
    await seenText('没有找到这笔订单')
  })
})
