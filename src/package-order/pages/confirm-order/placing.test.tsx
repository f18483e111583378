import { fill, openCheckout, pickAttendee } from '@test/checkout'
import { renderPage, theGateway } from '@test/render-page'
import { byId, eventually, seen, seenText, tap, type } from '@test/screen'
import { newBuyer } from '@test/screen-orders'
import { STATUS } from '@/contracts/envelope'
import { createOrder } from '@/contracts/order/create-order'
import { listAgeLimits } from '@/contracts/session/list-age-limits'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../../gateway/src/demo/named-shows'
import ConfirmOrderPage from './confirm-order'

const open = (showId?: string, qty?: number) => openCheckout(ConfirmOrderPage, showId, qty)

describe('placing an order', () => {
  it('sends the tickets and the shown price, and pays the answered order (ORDER-046)', async () => {
    const { network, orders } = await open(NAMED_SHOWS.simpleConcert, 2)
    const bodies: { url: string; body: Record<string, unknown> }[] = []
    network.intercept = ({ url, body }) => {
      if (/create_order|cashiers/.test(url)) bodies.push({ url, body: JSON.parse(body ?? '{}') })
      return undefined
    }
    expect(createOrder).toMatchObject({ method: 'POST', priority: 'critical', timeoutMs: 10_000 })
    await fill()
    await type('remark', '请安排过道')
    await tap('submit-order')
    await seen('payment-sheet')
    await eventually(() => expect(bodies).toHaveLength(2))
    const [placed, paid] = bodies
    expect(placed?.body).toMatchObject({
      showId: NAMED_SHOWS.simpleConcert,
      items: [{ seatPlanId: expect.any(String), qty: 2 }],
      paymentParam: { payAmount: 760, totalAmount: 760 },
      remark: '请安排过道',
    })
    expect(paid?.body).toMatchObject({ transactionIds: [expect.stringMatching(/\w{8}/)] })
    expect(await orders()).toBe(1)
  })

  it('requests the attendees that the purchase accepts first (ORDER-052, USER-053)', async () => {
    const { network, show } = await open(NAMED_SHOWS.free)
    const requested: URLSearchParams[] = []
    network.intercept = ({ url }) => {
      if (url.includes('show_user')) requested.push(new URL(url, 'http://shop.test').searchParams)
      return undefined
    }
    await eventually(() => expect(byId('choose-attendees')).toBeDefined())
    await show()
    await eventually(() => expect(requested.length).toBeGreaterThan(0))
    const names = ['source', 'qryRange', 'displayRule', 'appId']
    expect(names.map((name) => requested[0]?.get(name))).toEqual(['ORDER', 'ALL', 'SELECTABLE_FIRST', 'encore'])
  })

  it('skips the payment of a free order (PAY-009)', async () => {
    const page = await open(NAMED_SHOWS.free)
    await pickAttendee(page)
    await eventually(() => expect(byId('choose-attendees').textContent).toContain('李四'))
    await fill()
    await tap('submit-order')
    await eventually(() => expect(page.router.lastMove).toMatchObject({ path: routes.paySuccess.path }))
    expect(page.network.sent.filter((call) => call.includes('cashiers'))).toEqual([])
    expect(await page.orders()).toBe(1)
  })

  it.each([
    ['memberDiscountWrong', 'ORDER-043', '会员折扣有误'],
    ['memberDiscountChange', 'ORDER-044', '会员折扣已变化'],
    ['promotionDiscountWrong', 'ORDER-045', '促销优惠有误'],
  ] as const)('shows a changed discount (%s), and fetches the price again (%s)', async (name, _row, comments) => {
    const { network, orders } = await open()
    await fill()
    const body = { statusCode: STATUS[name], mode: 2, comments, data: null }
    network.intercept = ({ url }) => (url.includes('create_order') ? { status: 200, headers: {}, body } : undefined)
    const requested = () => network.sent.filter((call) => call.endsWith('v5/pre_order')).length
    const before = requested()
    await tap('submit-order')
    await seenText(comments)
    await eventually(() => expect(requested()).toBe(before + 1))
    expect(await orders()).toBe(0)
  })

  it('shows the age of a ticket in the shop’s text (ORDER-058)', async () => {
    const gateway = await theGateway()
    const { ageLimitedPlan } = (await gateway.gateway.inject({ url: '/sandbox/api/demo' })).json()
    const { showId, bizShowSessionId, seatPlanId } = ageLimitedPlan
    const params = { showId, bizShowSessionId, items: JSON.stringify([{ seatPlanId, qty: 1 }]) }
    const { network } = await renderPage(ConfirmOrderPage, routes.confirmOrder, { params, signedInAs: newBuyer() })
    const { data } = await gateway.call(listAgeLimits, { showId, sessionId: bizShowSessionId })
    const desc = data?.find((limit) => limit.seatPlanId === seatPlanId)?.desc ?? ''
    expect(desc).not.toBe('')
    await seenText(desc)
    expect(network.sent.filter((call) => call.endsWith('seat_plan_age_limit_list'))).toHaveLength(1)
  })
})
