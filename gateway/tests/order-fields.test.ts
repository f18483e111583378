/** @engine embedded: its calls at the same time only read. */
import { pickUpOrder, placedOrder, waitListOrder } from '@test/buyer'
import { firstSku, goodsOrder, newAddress } from '@test/goods-buyer'
import { Person } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { createAddress } from '@/contracts/address/create-address'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { preOrderGoods } from '@/contracts/goods/pre-order-goods'
import { createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { getReserveTime } from '@/contracts/order/get-reserve-time'
import { listOrders } from '@/contracts/order/list-orders'
import { applyRefund } from '@/contracts/refund/apply-refund'
import { NAMED_SHOWS } from '../src/demo/named-shows'
import { placeOrder } from '../src/services/orders/place-order'
import { priceDraft } from '../src/services/pricing/price-draft'

const PAGE = { offset: 0, length: 20 }
const NAME = { 'zh-CN': '名', 'zh-MO': '名', 'en-US': 'Name' }

/** Order fields of the specification and the contract, as the buyer receives them. */
describe('an order', () => {
  let shop: TestGateway
  let person: Person

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    person = await Person.join(shop)
  })
  afterAll(() => shop.close())

  const detail = (orderId: string) => person.call(getOrder, { orderId, fromPage: 'T' })
  const listed = async (tab: 'TICKET' | 'OTHER' = 'TICKET') => (await person.call(listOrders, { tab, ...PAGE })).list

  it('shows everything of a list, including the delivery (ORDER-012)', async () => {
    const orderId = await goodsOrder(shop, person.as, `fields-${person.userId}`)
    expect((await listed('OTHER'))[0]).toMatchObject({ orderId, reserveTime: 900, orderDetailState: 'UNPAID' })
    await sandbox(shop, `orders/${orderId}/pay`)
    await sandbox(shop, `orders/${orderId}/ship`)
    const [order] = await listed('OTHER')
    const named = [
      'orderId',
      'orderNumber',
      'bindId',
      'userId',
      'transactionId',
      'unPaidTransactionIds',
      'orderState',
      'orderStatusTitle',
      'orderDetailState',
      'orderRefundState',
      'total',
      'payAmount',
      'deliverMethod',
      'ticketForm',
      'qty',
      'crossShow',
      'crossSession',
      'crossVenue',
      'firstShowId',
      'firstShowName',
      'firstSessionId',
      'firstSessionName',
      'firstVenueName',
      'showTimeDesc',
      'cityName',
      'displayPosterURL',
      'createTime',
      'supportRebook',
      'expressNo',
      'express',
      'orderOperations',
      'waitListState',
      'hasPromotion',
      'orderSourceEnum',
    ]
    expect(Object.keys(order ?? {})).toEqual(expect.arrayContaining(named))
    const parcel = { expressNo: expect.stringMatching(/^SF\d+$/), express: { displayName: '顺丰速运' } }
    expect(order).toMatchObject({ ...parcel, orderDetailState: 'DELIVERING_EXPRESS', hasPromotion: false })
    expect((await detail(orderId)).delivery).toMatchObject(parcel)
  })

  it('shows a process under way before its state', async () => {
    const orderId = await waitListOrder(shop, person.as, `fields-${person.userId}`)
    expect((await detail(orderId)).orderBrief.orderDetailState).toBe('UNPAID')
    await sandbox(shop, `orders/${orderId}/pay`)
    expect((await detail(orderId)).orderBrief).toMatchObject({
      orderState: { name: 'RESERVE' },
      orderDetailState: 'WAITING',
    })
  })

  it('shows the refund rule of each ticket', async () => {
    const wish = await person.refundWish()
    const states = async () => {
      const { shows, orderBrief } = await detail(wish.orderId)
      const tickets = shows.flatMap(({ sessions }) => sessions.flatMap((session) => session.tickets))
      return [orderBrief.orderDetailState, ...tickets.map(({ refundState }) => refundState)]
    }
    expect(await states()).toEqual(['DELIVERING', undefined])
    const { refundId } = await person.call(applyRefund, wish)
    expect(await states()).toEqual(['APPLYING', 'APPLYING'])
    await sandbox(shop, `refunds/${refundId}/reject`, { reason: '不行' })
    expect(await states()).toEqual(['DELIVERING', 'REJECTED'])
  })

  it('shows cost, payment and remark (ORDER-014)', async () => {
    const addressId = await person.address()
    const wish = await person.offered(
      await person.wish(NAMED_SHOWS.expressDelivery, { deliverMethod: 'EXPRESS', addressId }),
    )
    const { orderId } = await person.call(createOrder, { ...wish, remark: '请送到前台' })
    const { displayFields: unpaid, orderBrief } = await detail(orderId)
    expect(unpaid).not.toHaveProperty('paymentMethod')
    expect(unpaid).not.toHaveProperty('realPaidAmount')
    await sandbox(shop, `orders/${orderId}/pay`)
    const { displayFields: fields } = await detail(orderId)
    const tickets = Number(fields.ticketAmount.yuanNum)
    expect(fields).toMatchObject({
      orderCode: orderBrief.orderNumber,
      orderTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\+8$/),
      paymentMethod: expect.stringMatching(/\S/),
      remark: '请送到前台',
      contactInfo: '+86 138****8000',
      deliveryFee: { yuanNum: '12' },
      payableAmount: { yuanNum: String(tickets + 12) },
      realPaidAmount: { yuanNum: String(tickets + 12) },
    })
    expect(fields).not.toHaveProperty('serviceFee')
  })

  it('shows its service fee (ORDER-014)', async () => {
    const { db } = shop.database
    const skuId = await firstSku(shop, '马克杯')
    const line = {
      kind: 'GOODS' as const,
      reference: skuId,
      qty: 1,
      unitCents: 5_000,
      showId: null,
      sessionId: null,
      snapshot: { title: NAME, option: NAME },
      units: [{ key: 'mug', listCents: 5_000, inventoryId: skuId }],
      claims: [{ inventoryId: skuId, qty: 1 }],
    }
    const draft = {
      type: 'GOODS' as const,
      source: 'NORMAL' as const,
      lines: [line],
      fees: [],
      deliverMethod: null,
      refundRule: null,
      completesAt: null,
    }
    const priced = priceDraft({ ...draft, fees: [{ type: 'SERVICE', cents: 350 }] }, [])
    const contact = { cellphone: '13800138000', countryCode: '86' }
    const { order } = await db.transaction((tx) =>
      placeOrder({ ...shop, db: tx, terminalSrc: 'M_WEB' }, { ...priced, userId: person.userId, contact }),
    )
    const { displayFields } = await detail(order.id)
    expect(displayFields).toMatchObject({
      ticketAmount: { yuanNum: '50' },
      serviceFee: { yuanNum: '3', centNum: '50' },
      payableAmount: { yuanNum: '53', centNum: '50' },
    })
  })

  it('allows pick-up once it is paid (ORDER-026)', async () => {
    const { orderId } = await pickUpOrder(shop, person.as, `fields-${person.userId}`)
    const operations = async () => (await detail(orderId)).operations.map(({ operation }) => operation)
    expect(await operations()).not.toContain('TICKET_TAKING_CODE')
    await sandbox(shop, `orders/${orderId}/pay`)
    expect(await operations()).toContain('TICKET_TAKING_CODE')
    expect(await operations()).not.toContain('E_TICKET')
    expect((await detail(orderId)).orderBrief.ticketForm).toBe('TAKING_CODE')
  })

  it('shows the time left to pay, to its buyer only (ORDER-049)', async () => {
    const { transactionId } = await person.placed()
    expect(await person.call(getReserveTime, { transactionId })).toEqual({ time: 900 })
    shop.clock.advance(60_000)
    expect(await person.call(getReserveTime, { transactionId })).toEqual({ time: 840 })
    const { as } = await person.friend()
    expect((await shop.call(getReserveTime, { transactionId }, { as })).statusCode).toBe(BUSINESS_ERROR.notFound)
  })

  it('appears under its state by the clock', async () => {
    const unpaid = await placedOrder(shop, NAMED_SHOWS.simpleConcert, person.as, `a-${person.userId}`)
    const paid = await person.paid()
    const found = async (tab: 'TICKET' | 'HISTORY', orderState: 'UNPAID' | 'DELIVERING' | 'CANCELED') =>
      (await person.call(listOrders, { tab, orderState, ...PAGE })).list.map(({ orderId }) => orderId)
    expect(await found('TICKET', 'UNPAID')).toEqual([unpaid.orderId])
    expect(await found('TICKET', 'DELIVERING')).toEqual([paid])
    expect(await found('HISTORY', 'CANCELED')).toEqual([])
    shop.clock.advance(20 * 60_000)
    expect(await found('TICKET', 'UNPAID')).toEqual([])
    expect(await found('HISTORY', 'CANCELED')).toEqual([unpaid.orderId])
  })
})

describe('an order is sent', () => {
  let shop: TestGateway
  let person: Person

  beforeAll(async () => {
    shop = await createTestGateway()
    person = await Person.join(shop)
  })
  afterAll(() => shop.close())

  const wish = () => person.wish(NAMED_SHOWS.expressDelivery, { deliverMethod: 'EXPRESS' })

  it('ships to the whole address, if it belongs to the buyer (ORDER-046)', async () => {
    const id = await person.address()
    const wanted = await person.offered(await wish())
    const theirs = await (await person.friend()).address()
    for (const address of [null, { id: theirs }, { id: 'none' }]) {
      const answer = await shop.call(createOrder, { ...wanted, address }, { as: person.as })
      expect(answer).toMatchObject({ statusCode: BUSINESS_ERROR.addressNeeded, data: null })
    }
    const { orderId } = await person.call(createOrder, { ...wanted, address: { id } })
    const { delivery } = await person.call(getOrder, { orderId, fromPage: 'T' })
    expect(delivery.address).toMatchObject({ receiver: '李雷' })
  })

  const FAR = { provinceId: '540000', cityId: '540100', districtId: '540102', detailAddress: '北京东路 1 号' }
  const farAddress = async (): Promise<string> => {
    const receiver = { receiver: '李雷', cellphone: '13800138000', countryCode: '86', isDefault: false }
    return (await person.call(createAddress, { ...receiver, ...FAR })).addressId
  }

  it('shows addresses without delivery (ORDER-040)', async () => {
    const wanted = await person.offered({ ...(await wish()), addressId: await farAddress() })
    const answer = await shop.call(createOrder, wanted, { as: person.as })
    expect(answer).toMatchObject({ statusCode: BUSINESS_ERROR.addressNeeded, data: null })
    expect(answer.comments).toMatch(/配送|地址/)
  })

  it('ships as the offer of goods described the address: near, far, another user’s, missing', async () => {
    const items = [{ skuId: await firstSku(shop, '马克杯'), qty: 1 }]
    const stranger = await Person.join(shop)
    const ids = [await newAddress(shop, person.as), await farAddress(), await newAddress(shop, stranger.as), undefined]
    const deliverable = ids.map(async (addressId) => {
      const offer = await person.call(preOrderGoods, { items, deliverMethod: 'EXPRESS', addressId })
      return offer.deliverable
    })
    expect(await Promise.all(deliverable)).toEqual([true, false, false, true])
  })
})
