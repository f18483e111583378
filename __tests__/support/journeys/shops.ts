import { getGoodsOrder } from '@/contracts/goods/get-goods-order'
import { listSpus } from '@/contracts/goods/list-spus'
import { getOpenShow } from '@/contracts/open-show/get-open-show'
import { listRegistrations } from '@/contracts/open-show/list-registrations'
import { type GetOrderOutput, getOrder, ORDER_DETAIL_PAGE } from '@/contracts/order/get-order'
import { listOrders } from '@/contracts/order/list-orders'
import { listParkingOrders } from '@/contracts/parking/list-parking-orders'
import { getVote } from '@/contracts/vote/get-vote'
import { routes } from '@/routes'
import { demoOffers } from '../../../gateway/src/demo/offers'
import { demoVotes } from '../../../gateway/src/demo/votes'
import { newAddress } from '../goods-buyer'
import { Person } from '../other-users/person'
import { MIC_ID } from '../registered-guests'
import { usedVoucher } from '../used-voucher'
import { fillContact } from './confirmation'
import type { Journey, JourneyShop, Shopper } from './shopper'

const PAGE = { offset: 0, length: 20 }
const [VOTE] = demoVotes()
const [BACKSTAGE] = demoOffers().reservations
/** The places of the choices on the form of the open mic. */
const WATCHES = '观看'

/** The page of the first goods that are found by a word. */
async function goodsOf({ gateway }: JourneyShop, keyword: string): Promise<string> {
  const { data } = await gateway.call(listSpus, { ...PAGE, keyword })
  return data?.list[0]?.spuId ?? ''
}

async function ordersOf({ gateway }: JourneyShop, { accessToken: as }: Shopper, tab: 'TICKET' | 'OTHER') {
  return (await gateway.call(listOrders, { ...PAGE, tab }, { as })).data?.list ?? []
}

async function orderOf({ gateway }: JourneyShop, buyer: Shopper, orderId: string): Promise<GetOrderOutput> {
  const { data } = await gateway.call(getOrder, { orderId, fromPage: ORDER_DETAIL_PAGE }, { as: buyer.accessToken })
  if (data === null) throw new Error('the order is not there')
  return data
}

/** Name of the first session of the open mic in the list of the form. */
async function sessionText({ gateway }: JourneyShop): Promise<string> {
  const { data } = await gateway.call(getOpenShow, { openShowId: MIC_ID })
  const { name = '', left = 0 } = data?.sessions.find((session) => session.left > 0 && !session.over) ?? {}
  return `${name}（余 ${left}）`
}

/** Registers for the open mic, and answers what becomes of it. */
async function register(shop: JourneyShop, guest: Shopper): Promise<string> {
  await guest.open(routes.openShowForm, { openShowId: MIC_ID })
  await guest.choose('#session', await sessionText(shop))
  await guest.type('#open-show-name', '小安')
  await guest.type('#open-show-phone', guest.cellphone)
  await guest.tapText(WATCHES)
  await guest.tap('#send-registration')
  await guest.seenText('审核中')
  const { data } = await shop.gateway.call(listRegistrations, PAGE, { as: guest.accessToken })
  return data?.list[0]?.registrationId ?? ''
}

export const SHOP_JOURNEYS: readonly Journey[] = [
  {
    name: 'buys three goods of a cart in two deliveries with one payment (SHOP-006, D-30)',
    async run(shop) {
      const buyer = await shop.shopper()
      await newAddress(shop.gateway, buyer.accessToken)
      for (const keyword of ['马克杯', '帆布袋', '黑胶']) {
        await buyer.open(routes.shopDetail, { spuId: await goodsOf(shop, keyword) })
        await buyer.tap('#add-to-cart')
        await buyer.seenText('已加入购物车')
      }
      await buyer.open(routes.cartList)
      await buyer.seenText('结算（3）')
      await buyer.tap('#settle')
      await buyer.seenText('快递配送')
      await buyer.seenText('现场自取')
      await fillContact(buyer)
      await buyer.pay('#submit-order', '#pay-success')
      const orders = await ordersOf(shop, buyer, 'OTHER')
      const bought = await Promise.all(
        orders.map(({ orderId }) => shop.gateway.call(getGoodsOrder, { orderId }, { as: buyer.accessToken })),
      )
      expect(bought.map(({ data }) => [data?.orderStatus, data?.orderItems.length]).sort()).toEqual([
        ['PAID', 1],
        ['PAID', 2],
      ])
      await buyer.open(routes.cartList)
      await buyer.seenText('购物车还是空的')
    },
  },
  {
    name: 'pays for parking with a coupon, for a plate typed on the keyboard of provinces (PARK-001, PARK-006)',
    async run(shop) {
      const driver = await shop.shopper()
      await (await Person.join(shop.gateway, driver.cellphone)).coupon('parking-10')
      await driver.open(routes.parkingPayment)
      await driver.tap('#add-plate')
      for (const key of '粤B12345') await driver.tap(`#plate-key-${key}`)
      await driver.tap('#plate-done')
      await driver.gone('#plate-sheet')
      await driver.tap('#look-up-fee')
      await driver.seen('#choose-coupon')
      await driver.tap('#choose-coupon')
      await driver.tap('#coupon-0')
      await driver.seenText('-¥10')
      await driver.pay('#pay-parking', '#pay-success')
      const { data } = await shop.gateway.call(listParkingOrders, PAGE, { as: driver.accessToken })
      expect(data?.list).toMatchObject([{ plateNo: '粤B12345' }])
      const order = await orderOf(shop, driver, data?.list[0]?.orderId ?? '')
      expect(order.orderBrief.orderState.name).toBe('SUCCEEDED')
      expect(order.priceItems.map(({ priceItemType }) => priceItemType)).toContain('COUPON')
    },
  },
  {
    name: 'cancels a paid reservation, whose money returns (RESERVE-004, RESERVE-005)',
    async run(shop) {
      const visitor = await shop.shopper()
      await visitor.open(routes.reserveDetail, { reserveId: BACKSTAGE?.reserveId ?? '' })
      await visitor.tap('#slot-1')
      await visitor.tap('#reserve')
      await visitor.seen('#submit-reservation')
      await visitor.type('#contact', visitor.cellphone)
      await visitor.pay('#submit-reservation', '#reservation-qr')
      const [reserved] = await ordersOf(shop, visitor, 'OTHER')
      const orderId = reserved?.orderId ?? ''
      await visitor.open(routes.reserveOrder, { orderId })
      await visitor.seen('#reservation-qr')
      await visitor.tap('#cancel-reservation')
      await visitor.tap('#dialog-confirm')
      await visitor.gone('#reservation-qr')
      expect(await visitor.text('#reservation-state')).toBe('已取消')
      expect((await orderOf(shop, visitor, orderId)).orderBrief.orderState.name).toBe('REFUNDED_TICKET')
    },
  },
  {
    name: 'shows a guest that a registration is rejected, and lets one in that is approved (OPEN-009, OPEN-012)',
    async run(shop) {
      const guest = await shop.shopper()
      await shop.sandbox(`registrations/${await register(shop, guest)}/reject`, { reason: '名额已满' })
      await guest.refresh()
      await guest.seenText('名额已满')
      const id = await register(shop, guest)
      await shop.sandbox(`registrations/${id}/approve`, {})
      await guest.refresh()
      await guest.tap(`#code-${id}`)
      await guest.seen('#code-sheet')
      await shop.sandbox(`registrations/${id}/check-in`, {})
      await guest.refresh()
      await guest.seenText('已入场')
    },
  },
  {
    name: 'votes until the votes of a day are used up (TOPIC-006)',
    isQuick: true,
    async run(shop) {
      const voter = await shop.shopper()
      const [first, second, third] = VOTE?.options.map(({ optionId }) => `#option-${optionId}`) ?? []
      const id = VOTE?.voteId ?? ''
      await voter.open(routes.voteDetail, { id })
      for (const option of [first, second]) await voter.tap(option ?? '')
      await voter.tap('#cast')
      await voter.seenText('今天还可投 1 票')
      await voter.tap(third ?? '')
      await voter.tap('#cast')
      await voter.seenText('今天的票已投完')
      await voter.gone('#cast')
      await voter.refresh()
      await voter.seenText('今天的票已投完')
      const { data } = await shop.gateway.call(getVote, { id }, { as: voter.accessToken })
      expect(data).toMatchObject({ remaining: 0 })
    },
  },
  {
    name: 'orders the print of a ticket stub (SHOP-007)',
    async run(shop) {
      const goer = await shop.shopper()
      const as = goer.accessToken
      await newAddress(shop.gateway, as)
      const voucherId = await usedVoucher(shop.gateway, as, goer.cellphone)
      await goer.open(routes.ticketStubList)
      await goer.tap(`#stub-${voucherId}`)
      await goer.tap('#print')
      await goer.seen('#stub-preview')
      await goer.type('#inscription', '和阿岚的第一场')
      await goer.pay('#submit-prints', '#pay-success')
      await goer.open(routes.ticketStubList)
      await goer.seenText('已打印')
      const [printed] = await ordersOf(shop, goer, 'OTHER')
      expect((await orderOf(shop, goer, printed?.orderId ?? '')).orderBrief.orderState.name).toBe('RESERVE')
    },
  },
]
