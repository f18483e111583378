import { orderInput, placedOrder } from '@test/buyer'
import type { TestGateway } from '@test/test-gateway'
import { createAddress } from '@/contracts/address/create-address'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { type Envelope, STATUS } from '@/contracts/envelope'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { getPaySuccess } from '@/contracts/order/get-pay-success'
import { getReserveTime } from '@/contracts/order/get-reserve-time'
import { listOrders } from '@/contracts/order/list-orders'
import { listCashiers } from '@/contracts/payment/list-cashiers'
import { pay } from '@/contracts/payment/pay'
import { getOrderVoucherCreated } from '@/contracts/voucher/get-order-voucher-created'
import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { listVouchers } from '@/contracts/voucher/list-vouchers'
import { NAMED_SHOWS } from '../src/demo/named-shows'

const PAGE = { offset: 0, length: 20 }
const OWNER = '13812345678'

/** What belongs to the owner, by every id that a call can name. */
interface Belongings {
  orderId: string
  transactionId: string
  voucherId: string
  attendeeId: string
  addressId: string
}

describe('another user', () => {
  let shop: TestGateway
  let owned: Belongings
  let unpaid: { orderId: string; transactionId: string }
  let stranger: string

  beforeAll(async () => {
    shop = await createTestGateway()
    const as = await shop.signIn(OWNER)
    stranger = await shop.signIn('13900000000')
    const order = await placedOrder(shop, NAMED_SHOWS.simpleConcert, as, 'paid')
    await shop.gateway.inject({ method: 'POST', url: `/sandbox/api/orders/${order.orderId}/pay`, payload: {} })
    unpaid = await placedOrder(shop, NAMED_SHOWS.simpleConcert, as, 'unpaid')
    const { data: wallet } = await shop.call(listVouchers, PAGE, { as })
    const person = { name: '李雷', countryCode: 'CN', idType: 'ID_CARD', idNo: '11010519491231002X' } as const
    const { data: attendee } = await shop.call(createAttendee, person, { as })
    const place = { provinceId: '310000', cityId: '310100', districtId: '310106', detailAddress: '南京西路 1 号' }
    const receiver = { receiver: '李雷', cellphone: OWNER, countryCode: '86', isDefault: true }
    const { data: address } = await shop.call(createAddress, { ...receiver, ...place }, { as })
    owned = {
      orderId: order.orderId,
      transactionId: order.transactionId,
      voucherId: wallet?.list[0]?.voucherId ?? '',
      attendeeId: attendee?.id ?? '',
      addressId: address?.addressId ?? '',
    }
  })
  afterAll(() => shop.close())

  const cashier = { platform: 'H5', src: 'M_WEB', browserType: 'OTHER' as const }
  const attempts: [string, () => Promise<Envelope<unknown>>][] = [
    ['reads the order', () => shop.call(getOrder, { orderId: owned.orderId, fromPage: 'T' }, { as: stranger })],
    ['cancels the order', () => shop.call(cancelOrder, { orderId: unpaid.orderId, reason: 'x' }, { as: stranger })],
    [
      'asks for the time left',
      () => shop.call(getReserveTime, { transactionId: unpaid.transactionId }, { as: stranger }),
    ],
    [
      'opens the cashier',
      () => shop.call(listCashiers, { transactionIds: [unpaid.transactionId], ...cashier }, { as: stranger }),
    ],
    [
      'pays',
      () =>
        shop.call(
          pay,
          { transactionIds: [unpaid.transactionId], platform: 'H5', paymentProduct: 'ALIPAY_CN_WAP', isNewCyy: true },
          { as: stranger },
        ),
    ],
    ['reads the voucher', () => shop.call(getVoucher, { id: owned.voucherId }, { as: stranger })],
    ['takes the code for the gate', () => shop.call(getTicketCode, { id: owned.voucherId }, { as: stranger })],
    [
      'asks whether the voucher is there',
      () => shop.call(getOrderVoucherCreated, { orderId: owned.orderId }, { as: stranger }),
    ],
    [
      'buys for the attendee',
      async () => {
        const input = await orderInput(shop, NAMED_SHOWS.realNamePerTicket, stranger, 1, [owned.attendeeId])
        return shop.call(createOrder, input, { as: stranger })
      },
    ],
    [
      'sends tickets to the address',
      async () => {
        const input = await orderInput(shop, NAMED_SHOWS.expressDelivery, stranger)
        return shop.call(
          createOrder,
          { ...input, deliverMethod: 'EXPRESS', addressId: owned.addressId },
          { as: stranger },
        )
      },
    ],
  ]

  it.each(attempts)('%s: refused in words', async (_name, attempt) => {
    const answer = await attempt()
    expect(answer.statusCode).not.toBe(STATUS.success)
    expect(answer.data).toBeNull()
    expect(answer.comments).toMatch(/\S/)
    expect(JSON.stringify(answer)).not.toContain('李雷')
  })

  it('learns nothing personal from the public page of a paid order', async () => {
    const answer = await shop.call(getPaySuccess, { orderId: owned.orderId, orderType: 'ticket' }, { as: stranger })
    expect(JSON.stringify(answer)).not.toMatch(/1381234|李雷|南京西路/)
  })

  it('sees own orders and tickets only', async () => {
    expect((await shop.call(listOrders, { tab: 'TICKET', ...PAGE }, { as: stranger })).data?.total).toBe(0)
    expect((await shop.call(listVouchers, PAGE, { as: stranger })).data?.total).toBe(0)
  })

  it('has changed nothing', async () => {
    const as = await shop.signIn(OWNER)
    const { data } = await shop.call(getOrder, { orderId: unpaid.orderId, fromPage: 'T' }, { as })
    expect(data?.orderBrief.orderState.name).toBe('UNPAID')
  })
})
