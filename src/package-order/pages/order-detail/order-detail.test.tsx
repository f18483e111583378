import { waitListOrder } from '@test/buyer'
import { changeShop, renderPage, theGateway } from '@test/render-page'
import { byId, eventually, gone, seen, seenText, tap } from '@test/screen'
import { newBuyer, paidOrder, settle, unpaidOrder } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { applyRefund } from '@/contracts/refund/apply-refund'
import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { previewRefund } from '@/contracts/refund/preview-refund'
import type { Terminal } from '@/platform/terminal/contract'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import OrderDetailPage from './order-detail'

/** Terminal of a mini-program that pays in its own way without leaving the app; the test sets the result. */
const OWN_WAY: Partial<Terminal> = { src: 'WEIXIN_MINI', paymentProducts: ['WEIXIN_HK_MINI_PROGRAM'] }
/** The shop offers only WeChat, and this platform pays in another way. */
const FOREIGN_WAY: Partial<Terminal> = { src: 'WEIXIN_MINI', paymentProducts: ['ALIPAY_CN_MINI_PROGRAM'] }

async function openUnpaid(terminal = OWN_WAY) {
  const signedInAs = newBuyer()
  const { orderId } = await unpaidOrder(signedInAs)
  const page = await renderPage(OrderDetailPage, routes.orderDetail, {
    params: { orderId },
    signedInAs,
    terminal,
  })
  await seen('operation-TO_BE_PAID')
  return { ...page, orderId }
}

/** An order of two tickets, one of them with a refund request. */
async function openRefunded() {
  const signedInAs = newBuyer()
  const { orderId } = await unpaidOrder(signedInAs, 2, NAMED_SHOWS.sensitive)
  await settle(orderId)
  const gateway = await theGateway()
  const as = await gateway.signIn(signedInAs)
  const { data: order } = await gateway.call(getRefundableOrder, { orderId }, { as })
  const ticketIds = [order?.sessions[0]?.tickets[0]?.ticketId ?? '']
  const { data: plan } = await gateway.call(previewRefund, { orderId, ticketIds }, { as })
  const input = { orderId, ticketIds, reasonCode: 'OTHER', previewToken: plan?.previewToken ?? '' }
  const { data } = await gateway.call(applyRefund, input, { as })
  return { orderId, signedInAs, refundId: data?.refundId ?? '' }
}

/** Decides a refund as a clerk or the provider. */
async function decide(refundId: string, verdict: string, reason?: string): Promise<void> {
  const { gateway } = await theGateway()
  await gateway.inject({ method: 'POST', url: `/sandbox/api/refunds/${refundId}/${verdict}`, payload: { reason } })
}

describe('the order page (ORDER-004)', () => {
  describeStates({
    Page: OrderDetailPage,
    route: routes.orderDetail,
    async options() {
      const signedInAs = newBuyer()
      const { orderId } = await paidOrder(signedInAs)
      return { signedInAs, params: { orderId } }
    },
    words: '订单编号',
  })

  it('opens the tickets of a paid order, and copies the number (ORDER-025, TICKET-035)', async () => {
    const signedInAs = newBuyer()
    const { orderId, orderNumber } = await paidOrder(signedInAs)
    const page = await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId }, signedInAs })
    await seenText(orderNumber)
    document.querySelectorAll<HTMLElement>('[aria-label*="复制"]').forEach((button) => {
      button.click()
    })
    await eventually(() => expect(page.copied).toEqual([orderNumber]))
    await tap('operation-E_TICKET')
    expect(page.router.lastMove).toMatchObject({ path: routes.ticketDetail.path })
  })

  it('shows a reservation, and how long it waits for its places at most (ORDER-056)', async () => {
    const signedInAs = newBuyer()
    const gateway = await theGateway()
    const orderId = await waitListOrder(gateway, await gateway.signIn(signedInAs), 'waits')
    await settle(orderId)
    await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId }, signedInAs })
    await seenText('候补中')
    expect(document.body.textContent).toMatch(/最晚 \d+ 天内出候补结果/)
    expect(document.body.textContent).toContain('有票退回时将按支付先后自动出票')
    expect(document.body.textContent).not.toContain('剩余支付时间')
  })

  it('cancels an unpaid order once the user is sure', async () => {
    await openUnpaid()
    await tap('operation-CANCEL')
    await tap('dialog-cancel')
    expect(byId('operation-TO_BE_PAID')).toBeDefined()
    await tap('operation-CANCEL')
    await tap('dialog-confirm')
    await seenText('已取消')
    expect(document.getElementById('operation-TO_BE_PAID')).toBeNull()
  })

  it('deletes an order that is over once the user is sure', async () => {
    const { router } = await openUnpaid()
    await tap('operation-CANCEL')
    await tap('dialog-confirm')
    await tap('operation-DELETE')
    await tap('dialog-cancel')
    expect(byId('operation-DELETE')).toBeDefined()
    await tap('operation-DELETE')
    await tap('dialog-confirm')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.orders.path }))
  })

  it('shows a refund step by step, with its ticket (REFUND-007, REFUND-012)', async () => {
    const { orderId, signedInAs } = await openRefunded()
    await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId }, signedInAs })
    await seenText('退票审核中')
    await seenText('退票中')
    await seenText('退款 ¥120，手续费 ¥0')
    await seenText('提交申请')
    await seenText('已原路退回')
  })

  it('withdraws a pending refund after a confirmation (REFUND-007)', async () => {
    const { orderId, signedInAs } = await openRefunded()
    await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId }, signedInAs })
    await tap('refund-withdraw')
    await tap('dialog-cancel')
    await gone('dialog-cancel')
    expect(byId('refund-progress')).toBeDefined()
    await tap('refund-withdraw')
    await tap('dialog-confirm')
    await seenText('退票申请已撤销')
    await gone('refund-progress')
  })

  it('explains a refund decided before it could be withdrawn', async () => {
    const { orderId, signedInAs, refundId } = await openRefunded()
    await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId }, signedInAs })
    await seen('refund-withdraw')
    await decide(refundId, 'reject', '已经出票')
    await tap('refund-withdraw')
    await tap('dialog-confirm')
    await seenText('退票申请已处理，不能撤销，请在订单中查看结果')
    await seenText('已经出票')
    expect(document.getElementById('refund-withdraw')).toBeNull()
  })

  it('shows when the money arrives once a refund is approved', async () => {
    const { orderId, signedInAs, refundId } = await openRefunded()
    await decide(refundId, 'approve')
    await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId }, signedInAs })
    await seenText('一般 1–7 个工作日到账')
  })

  it('shows that a refund was paid back (REFUND-012, REFUND-013)', async () => {
    const { orderId, signedInAs, refundId } = await openRefunded()
    for (const verdict of ['approve', 'sent', 'refunded']) await decide(refundId, verdict)
    await renderPage(OrderDetailPage, routes.orderDetail, { params: { orderId }, signedInAs })
    await seenText('已退款')
    await seenText('退款成功')
    expect(document.getElementById('refund-withdraw')).toBeNull()
  })

  it('shows the cancelled order once the time to pay is over', async () => {
    const { gateway, show } = await openUnpaid()
    gateway.clock.advance(16 * 60_000)
    await show()
    await seenText('已取消')
  })

  it('opens the success page once the order is paid (ORDER-027, PAY-008)', async () => {
    const { router, payment, orderId } = await openUnpaid()
    payment.onStart = () => settle(orderId)
    await tap('operation-TO_BE_PAID')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.paySuccess.path }))
  })

  it('prompts when the device reports a payment that the shop does not have (PAY-008)', async () => {
    const { router } = await openUnpaid()
    await tap('operation-TO_BE_PAID')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.payLoading.path }))
  })

  it('shows a cancelled order as cancelled when it was cancelled in the meantime', async () => {
    const { router, payment, gateway } = await openUnpaid()
    payment.onStart = async () => gateway.clock.advance(16 * 60_000)
    await tap('operation-TO_BE_PAID')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.orderDetail.path }))
  })

  it.each([
    ['unknown', routes.payLoading.path],
    ['cancelled', routes.orderDetail.path],
  ] as const)('opens after an outcome of %s the page %s', async (status, path) => {
    const { router, payment } = await openUnpaid()
    payment.nextOutcome = { status }
    await tap('operation-TO_BE_PAID')
    await eventually(() => expect(router.lastMove).toMatchObject({ how: 'redirect', path }))
  })

  it.each([
    [{ status: 'failed', reason: 'no money' }, '支付未完成'],
    [{ status: 'unsupported' }, '当前环境无法使用'],
  ] as const)('stays on the sheet after %j with a text (PAY-054)', async (outcome, words) => {
    const { router, payment } = await openUnpaid()
    payment.nextOutcome = outcome
    await tap('operation-TO_BE_PAID')
    await seenText(words)
    expect(router.moves).toEqual([])
    expect(document.body.textContent).not.toContain('no money')
  })

  it('pays at once when the only payment product is the platform’s own (PAY-007, PAY-047)', async () => {
    const { payment } = await openUnpaid()
    payment.onStart = () => new Promise(() => {})
    await tap('operation-TO_BE_PAID')
    await eventually(() => expect(payment.started).toHaveLength(1))
    expect(document.getElementById('payment-sheet')).toBeNull()
  })

  describe('payment outside the app (SHELL-040)', () => {
    async function openLeaving(webPayGuideDisplay: boolean) {
      await changeShop({ config: { webPayGuideDisplay } })
      const page = await openUnpaid()
      page.payment.leavesApp = true
      await tap('operation-TO_BE_PAID')
      return page
    }
    afterEach(() => changeShop({ config: {} }))
    const waits = { how: 'redirect', path: routes.payLoading.path }

    it('prepares the return page, silently if the merchant wants that', async () => {
      const { router } = await openLeaving(false)
      await eventually(() => expect(router.lastMove).toMatchObject(waits))
    })

    it('shows a notice first when the merchant wants one', async () => {
      const { router } = await openLeaving(true)
      await seenText('即将前往付款页面')
      expect(router.moves).toEqual([])
      await tap('dialog-confirm')
      await eventually(() => expect(router.lastMove).toMatchObject(waits))
    })

    it('returns to the order when the user prefers to stay', async () => {
      const { router, orderId } = await openLeaving(true)
      await tap('dialog-cancel')
      await eventually(() =>
        expect(router.lastMove).toMatchObject({ path: routes.orderDetail.path, params: { orderId } }),
      )
    })
  })

  it('pays again from the sheet after a payment that failed', async () => {
    const { router, payment, orderId } = await openUnpaid()
    payment.nextOutcome = { status: 'failed', reason: 'no money' }
    await tap('operation-TO_BE_PAID')
    await seenText('支付未完成')
    payment.nextOutcome = { status: 'submitted' }
    payment.onStart = () => settle(orderId)
    await tap('pay')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.paySuccess.path }))
  })

  it('offers the only payment product first when it is not the platform’s own (PAY-006)', async () => {
    const { payment } = await openUnpaid(FOREIGN_WAY)
    await tap('operation-TO_BE_PAID')
    await seen('method-WEIXIN_HK_MINI_PROGRAM')
    expect(payment.started).toEqual([])
  })

  it('starts one payment however often the button is tapped', async () => {
    const { payment } = await openUnpaid(FOREIGN_WAY)
    let release = () => {}
    payment.onStart = () => new Promise((resolve) => (release = resolve))
    await tap('operation-TO_BE_PAID')
    await tap('pay')
    await tap('pay')
    await eventually(() => expect(payment.started).toHaveLength(1))
    release()
  })
})

describe('the agreements of a buyer', () => {
  it('lists documents that can be read', async () => {
    const { router } = await openUnpaid()
    expect(byId('agreed').textContent).toBe('下单时已同意《购票须知》')
    await tap(byId('agreed').querySelector('[role=link]') as HTMLElement)
    expect(router.lastMove).toMatchObject({ path: routes.agreement.path, params: { id: expect.any(String) } })
  })
})
