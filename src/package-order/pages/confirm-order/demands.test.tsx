import { changeAnswers } from '@test/changed-answers'
import { fill, openCheckout, wanted } from '@test/checkout'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { createAttendee } from '@/contracts/attendee/create-attendee'
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
    const page = await openCheckout(ConfirmOrderPage, showId, limit + 1)
    const as = await gateway.signIn(page.signedInAs)
    const people = Array.from({ length: limit + 1 }, (_none, at) => ({
      ...{ name: '李四', countryCode: 'CN', idType: 'PASSPORT' as const, idNo: `E1234567${at}` },
    }))
    const ids: string[] = []
    for (const person of people) ids.push((await gateway.call(createAttendee, person, { as })).data?.id ?? '')
    await tap('choose-attendees')
    await page.app.navigation.backWith(routes.viewer, { ids })
    await page.show()
    await eventually(() => expect(byId('choose-attendees').textContent).toContain('李四, 李四'))
    await fill()
    await tap('submit-order')
    await seenText(`每笔订单最多购买 ${limit} 张`)
    expect(await page.orders()).toBe(0)
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
