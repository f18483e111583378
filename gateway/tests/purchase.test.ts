import { offerOf, orderInput, placedOrder } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import type { IdType } from '@/contracts/attendee/attendee'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { listOrders } from '@/contracts/order/list-orders'
import { listCashiers } from '@/contracts/payment/list-cashiers'
import { pay } from '@/contracts/payment/pay'
import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const MINUTE = 60_000
const PAGE = { offset: 0, length: 20 }

describe('a purchase', () => {
  let shop: TestGateway
  beforeAll(async () => {
    shop = await createTestGateway()
  })
  afterAll(() => shop.close())

  it('goes from the offer to the ticket (TICKET-022, TICKET-023, TICKET-025)', async () => {
    const as = await shop.signIn()
    const order = await placedOrder(shop, NAMED_SHOWS.simpleConcert, as, 'first')
    const transactionIds = [order.transactionId]
    const { data: cashiers } = await shop.call(
      listCashiers,
      { transactionIds, platform: 'H5', src: 'M_WEB', browserType: 'OTHER' },
      { as },
    )
    expect(cashiers?.payments.map(({ paymentProduct }) => paymentProduct)).toEqual([
      'WEIXIN_HK_H5',
      'ALIPAY_CN_WAP',
      'ALIPAY_HK_WAP',
      'ALLIN_JFQ_PAY',
      'DOOLEY_PAY',
    ])
    const { data: payment } = await shop.call(
      pay,
      { transactionIds, platform: 'H5', paymentProduct: 'WEIXIN_HK_H5', isNewCyy: true },
      { as, headers: { 'idempotency-key': 'pay' } },
    )
    const paymentId = /cashier.(\w+)/.exec(payment?.paymentInfoMap?.mwebUrl ?? '')?.[1]
    await shop.gateway.inject({
      method: 'POST',
      url: `/sandbox/api/payments/${paymentId}`,
      payload: { outcome: 'APPROVED' },
    })

    const { data: paid } = await shop.call(getOrder, { orderId: order.orderId, fromPage: 'TEST' }, { as })
    expect(paid?.orderBrief.orderState.name).toBe('DELIVERING')
    const { data: wallet } = await shop.call(listVouchers, PAGE, { as })
    const voucherId = wallet?.list[0]?.voucherId ?? ''
    expect(paid?.voucherIds).toEqual([voucherId])
    const { data: voucher } = await shop.call(getVoucher, { id: voucherId }, { as })
    expect(voucher?.tickets).toHaveLength(1)
    const { data: code } = await shop.call(getTicketCode, { id: voucherId }, { as })
    shop.clock.advance(31_000)
    const { data: next } = await shop.call(getTicketCode, { id: voucherId }, { as })
    expect(code?.codes[0]?.qrCode).toMatch(/^ENCORE:/)
    expect(next?.codes[0]?.qrCode).not.toBe(code?.codes[0]?.qrCode)
  })

  it('sent twice or replayed is one order', async () => {
    const as = await shop.signIn('13800138002')
    const input = await orderInput(shop, NAMED_SHOWS.simpleConcert, as)
    const options = { as, headers: { 'idempotency-key': 'one-intent' } }
    const [one, two] = await Promise.all([
      shop.call(createOrder, input, options),
      shop.call(createOrder, input, options),
    ])
    const later = await shop.call(createOrder, input, options)
    expect(one.data?.orderId).toBeDefined()
    expect(two.data).toEqual(one.data)
    expect(later.data).toEqual(one.data)
    const { data } = await shop.call(listOrders, { tab: 'TICKET', ...PAGE }, { as })
    expect(data?.total).toBe(1)
    const other = await shop.call(createOrder, { ...input, remark: 'x' }, options)
    expect(other.statusCode).toBe(BUSINESS_ERROR.keyReused)
  })

  it('reserves stock until the user or a timeout cancels it', async () => {
    const as = await shop.signIn('13800138004')
    const offer = await offerOf(shop, NAMED_SHOWS.fiftyTickets)
    const before = await shop.unitsLeft(offer.seatPlanId)
    const first = await placedOrder(shop, NAMED_SHOWS.fiftyTickets, as, 'hold-1')
    await shop.call(cancelOrder, { orderId: first.orderId, reason: 'x' }, { as })
    await shop.call(cancelOrder, { orderId: first.orderId, reason: 'x' }, { as })
    const second = await placedOrder(shop, NAMED_SHOWS.fiftyTickets, as, 'hold-2')
    shop.clock.advance(15 * MINUTE)
    const { data } = await shop.call(getOrder, { orderId: second.orderId, fromPage: 'TEST' }, { as })
    expect(data?.orderBrief.orderState.name).toBe('CANCELED')
    expect(await shop.unitsLeft(offer.seatPlanId)).toBe(before)
  })

  it('fails with a text for another amount', async () => {
    const as = await shop.signIn('13800138006')
    const input = await orderInput(shop, NAMED_SHOWS.simpleConcert, as)
    const cheap = { ...input, paymentParam: { payAmount: 0.01, totalAmount: 0.01 } }
    const refusal = await shop.call(createOrder, cheap, { as, headers: { locale: 'en' } })
    expect(refusal).toMatchObject({ statusCode: BUSINESS_ERROR.amountChanged, data: null })
    expect(refusal.comments).toMatch(/price has changed/)
  })

  it('requires one attendee per ticket when the session requires names', async () => {
    const as = await shop.signIn('13800138008')
    const unnamed = await orderInput(shop, NAMED_SHOWS.realNamePerTicket, as)
    expect((await shop.call(createOrder, unnamed, { as })).statusCode).toBe(BUSINESS_ERROR.attendeeRules)
    const { data: attendee } = await shop.call(
      createAttendee,
      { name: '李雷', countryCode: 'CN', idType: 'ID_CARD', idNo: '11010519491231002X' },
      { as },
    )
    expect(attendee?.maskedIdNo).not.toContain('19491231')
    const named = await orderInput(shop, NAMED_SHOWS.realNamePerTicket, as, 1, [attendee?.id ?? ''])
    expect((await shop.call(createOrder, named, { as })).statusCode).toBe(STATUS.success)
    const other = await orderInput(shop, NAMED_SHOWS.realNamePerTicket, as, 1, [attendee?.id ?? ''])
    const again = await shop.call(createOrder, other, { as })
    expect(again.statusCode).toBe(BUSINESS_ERROR.attendeeRules)
  })

  it('rejects a second ticket of one person whose number was stored as another document type (issue 31)', async () => {
    const ordered = async (cellphone: string, idType: IdType, idNo: string) => {
      const as = await shop.signIn(cellphone)
      const person = { name: '陈同', countryCode: 'CN', idType, idNo }
      const { data } = await shop.call(createAttendee, person, { as })
      const input = await orderInput(shop, NAMED_SHOWS.realNamePerTicket, as, 1, [data?.id ?? ''])
      return shop.call(createOrder, input, { as })
    }
    const first = await ordered('13800138030', 'HK_MACAO_TAIWAN_RESIDENCE', '830000199201300022')
    expect(first.statusCode).toBe(STATUS.success)
    expect(await ordered('13800138031', 'ID_CARD', '830000 19920130-0022')).toMatchObject({
      statusCode: BUSINESS_ERROR.attendeeRules,
      comments: '该观演人已购买本场次，请更换观演人',
    })
  })

  it('stays hidden from other users', async () => {
    const owner = await shop.signIn('13800138010')
    const stranger = await shop.signIn('13800138012')
    const order = await placedOrder(shop, NAMED_SHOWS.simpleConcert, owner, 'mine')
    const seen = await shop.call(getOrder, { orderId: order.orderId, fromPage: 'TEST' }, { as: stranger })
    expect(seen).toMatchObject({ statusCode: BUSINESS_ERROR.notFound, data: null })
    const visitor = await shop.call(getOrder, { orderId: order.orderId, fromPage: 'TEST' })
    expect(visitor.statusCode).toBe(STATUS.notLogin)
  })
})
