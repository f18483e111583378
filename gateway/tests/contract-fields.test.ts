import { Person, RIGHTS_CARD } from '@test/other-users/person'
import { sandbox } from '@test/sandbox-shop'
import type { TestGateway } from '@test/test-gateway'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { addToCart } from '@/contracts/cart/add-to-cart'
import { countCart } from '@/contracts/cart/count-cart'
import { getGoodsOrder } from '@/contracts/goods/get-goods-order'
import { getSpu } from '@/contracts/goods/get-spu'
import { listSpus } from '@/contracts/goods/list-spus'
import { createOrder } from '@/contracts/order/create-order'
import { getAboutOrder } from '@/contracts/order/get-about-order'
import { getOrder } from '@/contracts/order/get-order'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import { getSeatMapStatic } from '@/contracts/seat/get-seat-map-static'
import { acceptTransfer } from '@/contracts/transfer/accept-transfer'
import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import { NAMED_SHOWS } from '../src/demo/named-shows'

/** Fields of answers, as the owner of a thing gets them. */
describe('contract enumerations', () => {
  let shop: TestGateway
  let person: Person

  beforeAll(async () => {
    shop = await createTestGateway()
  })
  beforeEach(async () => {
    person = await Person.join(shop)
  })
  afterAll(() => shop.close())

  it('covers a voucher: its operations, and that no names are missing (TICKET-021)', async () => {
    const id = await person.voucher()
    const voucher = await person.call(getVoucher, { id })
    expect(voucher.needRealName).toBe(false)
    expect(voucher.buttons).toEqual([
      { action: 'TRANSFER', text: '转赠' },
      { action: 'ORDER', text: '查看订单' },
    ])
    expect(voucher.tickets[0]?.seatDesc).toBe('自由入座')
    const { transferCode } = await person.sending(id)
    expect((await person.call(getVoucher, { id })).buttons.map(({ action }) => action)).toEqual(['ORDER'])
    const friend = await person.friend()
    const { voucherIds } = await friend.call(acceptTransfer, { transferCode, agreed: true })
    expect((await friend.call(getVoucher, { id: voucherIds[0] ?? '' })).buttons).toEqual([])
  })

  it('covers a ticket with its picked seat, in the order and in the wallet', async () => {
    const { orderId } = await person.call(createOrder, await person.offered(await person.wishForSeat()))
    const order = await person.call(getOrder, { orderId, fromPage: 'T' })
    const seatDesc = order.shows[0]?.sessions[0]?.tickets[0]?.seatDesc
    expect(seatDesc).toMatch(/^\S+ \S+ \d+座$/)
    const { seat, entrance } = order.shows[0]?.sessions[0]?.tickets[0] ?? {}
    expect(`${seat?.zoneName} ${seat?.rowName} ${seat?.no}座`).toBe(seatDesc)
    await sandbox(shop, `orders/${orderId}/pay`)
    const voucher = await person.call(getVoucher, { id: await person.voucherOf(orderId) })
    expect(voucher.tickets[0]?.seatDesc).toBe(seatDesc)
    expect(voucher.entrance).toBe(entrance)
    const standing = await person.call(getOrder, { orderId: await person.paid(), fromPage: 'T' })
    expect(standing.shows[0]?.sessions[0]?.tickets[0]).not.toHaveProperty('seatDesc')
  })

  it('covers a voucher with picked seats: its entrance, as on the map (TICKET-019, TICKET-020)', async () => {
    const { seats, ...session } = await person.freeSeat()
    const { zones = [] } = (await shop.call(getSeatMapStatic, session)).data ?? {}
    const entrance = zones.find(({ zoneId }) => zoneId === seats[0]?.zoneId)?.entrance
    expect(entrance).toMatch(/门/)
    const { orderId } = await person.call(createOrder, await person.offered(await person.wishForSeat()))
    await sandbox(shop, `orders/${orderId}/pay`)
    const id = await person.voucherOf(orderId)
    expect((await person.call(getVoucher, { id })).entrance).toBe(entrance)
    const inEnglish = { as: person.as, headers: { locale: 'en' } }
    expect((await shop.call(getVoucher, { id }, inEnglish)).data?.entrance).toMatch(/door$/)
    expect(await person.call(getVoucher, { id: await person.voucher() })).not.toHaveProperty('entrance')
  })

  it('covers a ticket code: the start of the session', async () => {
    const id = await person.voucher()
    const { showTime } = await person.call(getVoucher, { id })
    expect((await person.call(getTicketCode, { id })).showTimeBegin).toBe(showTime)
    const paper = { deliverMethod: 'EXPRESS', addressId: await person.address() } as const
    const orderId = await person.paid(NAMED_SHOWS.expressDelivery, paper)
    const about = await person.call(getAboutOrder, { orderId })
    expect(about.sections.map(({ title }) => title)).toEqual(['快递配送', '付款', '退票与退款', '帮助'])
    const sent = await person.voucherOf(orderId)
    const code = await person.call(getTicketCode, { id: sent })
    expect(code).toMatchObject({ codes: [], showTimeBegin: (await person.call(getVoucher, { id: sent })).showTime })
  })

  it('covers goods: a picture per SKU, and the items of an order', async () => {
    const { list } = await person.call(listSpus, { offset: 0, length: 1 })
    const { skus, imgUrl } = await person.call(getSpu, { spuId: list[0]?.spuId ?? '' })
    expect(skus.map((sku) => sku.imgUrl)).toEqual(skus.map(() => imgUrl))
    const order = await person.call(getGoodsOrder, { orderId: await person.goodsOrder() })
    expect(order.items).toEqual(order.orderItems)
    expect(order.items).toHaveLength(1)
  })

  it('covers goods in the cart: an existing show that they were seen with (SHOP-010, contract G4)', async () => {
    const [item = { skuId: '', qty: 1 }] = (await person.goodsWish()).items
    const add = (showId: string) => shop.call(addToCart, { ...item, showId }, { as: person.as })
    expect((await add(NAMED_SHOWS.simpleConcert)).data).toEqual({ count: 1 })
    expect((await add('none')).statusCode).toBe(BUSINESS_ERROR.notFound)
    expect(await person.call(countCart, {})).toEqual({ count: 1 })
  })

  it('covers a held card: how its kind is paid (CARD-005)', async () => {
    await person.card(RIGHTS_CARD)
    expect(await person.call(listOwnCards, {})).toMatchObject([{ priceMode: 'CASH' }])
  })
})
