import { renderPage } from '@test/render-page'
import { seenText, tap } from '@test/screen'
import { asOwnerOfReturnable, newBuyer, paidOrder } from '@test/screen-orders'
import { describeStates } from '@test/screen-states'
import { routes } from '@/routes'
import RefundOrdersPage from './refund-orders'

const paid = () => asOwnerOfReturnable()

describe('refundable sessions (REFUND-001)', () => {
  describeStates({ Page: RefundOrdersPage, route: routes.refundOrders, options: paid, words: '本场还可退' })

  it('show number of tickets and refunds (REFUND-010), and open them', async () => {
    const options = await paid()
    const { router } = await renderPage(RefundOrdersPage, routes.refundOrders, options)
    await seenText('本场还可退 2 次，共 2 次')
    await seenText('2 张可退')
    await tap(document.querySelector('[id^="session-"]') as HTMLElement)
    expect(router.lastMove).toMatchObject({
      path: routes.refundOrderTickets.path,
      params: { ...options.params, sessionId: expect.stringMatching(/\w+/) },
    })
  })

  it('shows one reason, and no count of refunds, when nothing can be refunded (REFUND-010)', async () => {
    const signedInAs = newBuyer()
    const { orderId } = await paidOrder(signedInAs)
    await renderPage(RefundOrdersPage, routes.refundOrders, { signedInAs, params: { orderId } })
    await seenText('本演出不支持退票')
    expect(document.querySelector('[id^=session-]')).toBeNull()
    expect(document.body.textContent).not.toContain('还可退')
  })
})
