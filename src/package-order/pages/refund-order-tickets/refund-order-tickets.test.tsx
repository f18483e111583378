import { Person } from '@test/other-users/person'
import { renderPage, theGateway } from '@test/render-page'
import { sandbox } from '@test/sandbox-shop'
import { byId, eventually, gone, seen, seenText, tap, type } from '@test/screen'
import { asOwnerOfReturnable, newBuyer } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { screen } from '@testing-library/react'
import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { previewRefund } from '@/contracts/refund/preview-refund'
import { routes } from '@/routes'
import { orderLines } from '../../../../gateway/src/database/schema/orders'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import OrderDetailPage from '../order-detail/order-detail'
import RefundOrderTicketsPage from './refund-order-tickets'

const HOUR_MS = 3_600_000

async function open(qty = 2) {
  const options = await asOwnerOfReturnable(qty)
  const page = await renderPage(RefundOrderTicketsPage, routes.refundOrderTickets, options)
  await seen('refund-submit')
  return { ...page, signedInAs: options.signedInAs, orderId: options.params.orderId }
}

const boxes = () => screen.getAllByRole('checkbox')
const choose = (index: number) => tap(boxes()[index] as HTMLElement)
const isDisabled = (id: string) => (byId(id) as HTMLButtonElement).disabled

async function apply() {
  await tap(screen.getByText('行程有变'))
  await tap('refund-submit')
  await tap('dialog-confirm')
}

describe('the page to give tickets back (REFUND-002)', () => {
  describeStates({
    Page: RefundOrderTicketsPage,
    route: routes.refundOrderTickets,
    options: () => asOwnerOfReturnable(),
    words: '退票原因',
  })

  it('shows the refund amount of each selection (REFUND-007)', async () => {
    await open()
    expect(isDisabled('refund-submit')).toBe(true)
    await choose(0)
    await seenText('票款（1 张）¥120退票手续费¥0预计退款¥120')
    expect(document.body.textContent).toContain('《七号病房》')
    expect(byId('refund-bill').textContent).toMatch(/最晚 \d{4}\.\d{2}\.\d{2} 原路退回/)
    // An e-ticket has no delivery fee.
    expect(document.body.textContent).not.toContain('快递费')
    await choose(1)
    await seenText('票款（2 张）¥240退票手续费¥0预计退款¥240')
    await choose(0)
    await seenText('票款（1 张）¥120')
    await choose(1)
    await gone('refund-bill')
    expect(isDisabled('refund-submit')).toBe(true)
  })

  it('counts what returns to a cash card in the confirmation, and shows it on the order (REFUND-007, REFUND-012)', async () => {
    const signedInAs = newBuyer()
    const person = await Person.join(await theGateway(), signedInAs)
    const orderId = await person.paid(NAMED_SHOWS.sensitive, { cashCardIds: [await person.cashCard()] })
    const at = { params: { orderId }, signedInAs }
    const refunding = await renderPage(RefundOrderTicketsPage, routes.refundOrderTickets, at)
    await seenText('退回储值卡-¥120')
    await tap(screen.getByText('行程有变'))
    await tap('refund-submit')
    await seenText('退回 ¥120 吗')
    await tap('dialog-confirm')
    await seenText('退票申请已提交')
    refunding.close()
    await renderPage(OrderDetailPage, routes.orderDetail, at)
    await seenText('退票审核中¥0退回储值卡¥120')
    await seenText('退款 ¥0，手续费 ¥0')
    await seenText('退回储值卡 ¥120')
    // There are few tickets, and other tests need them.
    await sandbox(await theGateway(), `orders/${orderId}/close`)
  })

  it('requests the refund after a reason and a confirmation, and opens the order (REFUND-007)', async () => {
    const { orderId, router, network } = await open()
    const applied = () => network.sent.filter((call) => call.endsWith('/refunds/apply'))
    await choose(0)
    await seen('refund-sum')
    await tap('refund-submit')
    await seenText('请选择')
    expect(document.getElementById('dialog-confirm')).toBeNull()
    await tap(screen.getByText('行程有变'))
    await type('refund-remark', '临时出差')
    await tap('refund-submit')
    await seenText('退回 ¥120 吗')
    await tap('dialog-cancel')
    await gone('dialog-cancel')
    expect(applied()).toEqual([])
    await tap('refund-submit')
    await tap('dialog-confirm')
    await seenText('退票申请已提交')
    await eventually(() =>
      expect(router.lastMove).toMatchObject({ path: routes.orderDetail.path, params: { orderId } }),
    )
    expect(applied()).toHaveLength(1)
  })

  it('makes one refund despite a lost answer', async () => {
    const { network, router } = await open()
    await choose(0)
    await seen('refund-sum')
    network.intercept = ({ url }) => (url.includes('refunds/apply') ? 'lost-answer' : undefined)
    await apply()
    await eventually(() => expect(document.querySelector('[role="alert"]')?.textContent).toBeTruthy())
    network.intercept = null
    await tap('refund-submit')
    await tap('dialog-confirm')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.orderDetail.path }))
  })

  it('shows why tickets cannot be chosen, and how many refunds are left (REFUND-010)', async () => {
    const options = await asOwnerOfReturnable()
    const first = await renderPage(RefundOrderTicketsPage, routes.refundOrderTickets, options)
    await seenText('本场还可退 2 次，共 2 次')
    await choose(0)
    await seen('refund-sum')
    await apply()
    await seenText('退票申请已提交')
    first.close()
    await renderPage(RefundOrderTicketsPage, routes.refundOrderTickets, options)
    await seenText('本场还可退 1 次，共 2 次')
    await seenText('退票处理中')
    expect(boxes().filter((box) => (box as HTMLButtonElement).disabled)).toHaveLength(1)
  })

  it('rejects an outdated request, shows the current state, then accepts it (REFUND-007)', async () => {
    const { network, gateway, router, orderId, signedInAs } = await open()
    const as = await gateway.signIn(signedInAs)
    const { data: order } = await gateway.call(getRefundableOrder, { orderId }, { as })
    const ticketIds = [order?.sessions[0]?.tickets[0]?.ticketId ?? '']
    const { data: plan } = await gateway.call(previewRefund, { orderId, ticketIds }, { as })
    const old = { statusCode: 200, comments: '', data: { ...plan, previewToken: 'of another day' } }
    network.intercept = ({ url }) => (url.includes('preview') ? { status: 200, headers: {}, body: old } : undefined)
    await choose(0)
    await seen('refund-sum')
    network.intercept = null
    await apply()
    await seenText('退票金额已更新，请重新确认')
    expect(router.moves).toEqual([])
    await seen('refund-sum')
    await tap('refund-submit')
    await tap('dialog-confirm')
    await eventually(() => expect(router.lastMove).toMatchObject({ path: routes.orderDetail.path }))
  })

  it('limits the selection to the session it was opened for (REFUND-001)', async () => {
    const { params, signedInAs } = await asOwnerOfReturnable(1)
    await renderPage(RefundOrderTicketsPage, routes.refundOrderTickets, {
      params: { ...params, sessionId: 'another' },
      signedInAs,
    })
    await seen('refund-reason')
    expect(screen.queryAllByRole('checkbox')).toHaveLength(0)
  })

  it('shows the sum and its button in one column on a desktop (REFUND-002)', async () => {
    await renderPage(RefundOrderTicketsPage, routes.refundOrderTickets, {
      ...(await asOwnerOfReturnable(1)),
      form: 'desktop',
    })
    await seen('refund-sum')
    expect(byId('refund-submit').closest('.side')).toBe(byId('refund-bill').closest('.side'))
    expect(byId('refund-bill').closest('.side')).not.toBeNull()
  })

  it('opens the rules before anything is requested (REFUND-019)', async () => {
    const { router, orderId } = await open()
    await tap('refund-rule')
    expect(router.lastMove).toMatchObject({ path: routes.refundRuleOrder.path, params: { orderId } })
  })

  // Last, because the shop's clock is never set back.
  it('deducts the fee of the moment, and shows when it is too late (REFUND-011)', async () => {
    const options = await asOwnerOfReturnable(1)
    await goTo(48)
    const { close } = await renderPage(RefundOrderTicketsPage, routes.refundOrderTickets, options)
    await seen('refund-submit')
    // The only ticket is preselected.
    await seenText('票款（1 张）¥120退票手续费-¥24预计退款¥96')
    close()
    await goTo(12)
    await renderPage(RefundOrderTicketsPage, routes.refundOrderTickets, options)
    await seenText('已过可退时间，如需帮助请联系客服')
  })
})

/** Advances to this many hours before the session. */
async function goTo(hoursBefore: number): Promise<void> {
  const { database, clock } = await theGateway()
  const [line] = await database.db.select().from(orderLines)
  clock.advance((line?.snapshot.session?.beginAt ?? 0) - hoursBefore * HOUR_MS - clock.now())
}
