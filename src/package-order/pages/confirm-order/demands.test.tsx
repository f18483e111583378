import { changeAnswers } from '@test/changed-answers'
import { fill, wanted } from '@test/checkout'
import { renderPage, theGateway } from '@test/render-page'
import { byId, seen, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import type { PreOrderOutput } from '@/contracts/order/pre-order'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ConfirmOrderPage from './confirm-order'

/** Opens an order whose offer differs from the demo shop's. */
async function openChanged(showId: string, change: (offer: PreOrderOutput) => Partial<PreOrderOutput>) {
  const page = await renderPage(ConfirmOrderPage, routes.confirmOrder, {
    params: await wanted(showId),
    signedInAs: newBuyer(),
    prepare: (testApp) =>
      changeAnswers<PreOrderOutput>(testApp, '/pre_order', (offer) => ({ ...offer, ...change(offer) })),
  })
  await seen('submit-order')
  const isOrdered = () => page.network.sent.some((call) => call.includes('create_order'))
  return { ...page, isOrdered }
}

/** The delivery method is offered but currently unavailable. */
const without =
  (...closed: string[]) =>
  ({ deliverMethods }: PreOrderOutput) => ({
    deliverMethods: deliverMethods.map((each) => ({ ...each, enabled: !closed.includes(each.name) })),
  })

describe('an order that the shop asks more for', () => {
  it('requires the remark, and shows it (ORDER-032)', async () => {
    const { isOrdered } = await openChanged(NAMED_SHOWS.simpleConcert, ({ remarkConfig }) => ({
      remarkConfig: { ...remarkConfig, required: true },
    }))
    await fill()
    await tap('submit-order')
    expect(byId('remark-message').textContent).toMatch(/备注/)
    expect(document.activeElement).toBe(byId('remark'))
    expect(isOrdered()).toBe(false)
    await type('remark', '请安排过道')
    await tap('submit-order')
    await seen('payment-sheet')
  })

  it('limits the tickets, and shows the limit (ORDER-037)', async () => {
    const showId = NAMED_SHOWS.realNamePerTicket
    const gateway = await theGateway()
    const { data } = await gateway.call(listSessionsStatic, { showId })
    const limit = data?.sessions[0]?.limitation ?? 0
    expect(limit).toBeGreaterThan(0)
    const { router } = await renderPage(ConfirmOrderPage, routes.confirmOrder, {
      params: await wanted(showId, limit + 1),
      signedInAs: newBuyer(),
    })
    expect((await seen('too-many')).textContent).toBe(`最多可买 ${limit} 张，请减少数量`)
    expect(document.getElementById('submit-order')).toBeNull()
    await tap('fewer-tickets')
    expect(router.lastMove).toMatchObject({ path: routes.booking.path, params: { showId } })
  })
})

describe('an order that cannot be sent by express now (ORDER-041)', () => {
  it('shows it at the choice, and blocks the order without another delivery', async () => {
    const { isOrdered } = await openChanged(NAMED_SHOWS.expressDelivery, without('EXPRESS', 'E_TICKET', 'PICK_UP'))
    const words = '该订单暂时不能使用快递配送，请稍后再试'
    expect(byId('deliver-EXPRESS').textContent).toContain(words)
    await fill()
    await tap('submit-order')
    expect(byId('delivery-message').textContent).toContain(words)
    expect(isOrdered()).toBe(false)
  })

  it('shows nothing when express is available', async () => {
    await openChanged(NAMED_SHOWS.expressDelivery, without())
    await fill()
    await tap('submit-order')
    expect(byId('deliver-EXPRESS').textContent).not.toContain('请稍后再试')
    expect(document.getElementById('delivery-message')).toBeNull()
  })
})
