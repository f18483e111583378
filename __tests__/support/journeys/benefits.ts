import { eq } from 'drizzle-orm'
import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { getPopupSettings } from '@/contracts/member/get-popup-settings'
import { listOrders } from '@/contracts/order/list-orders'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import type { OwnCard } from '@/contracts/privilege/own-card'
import { getRefundableOrder } from '@/contracts/refund/get-refundable-order'
import { routes } from '@/routes'
import { refunds } from '../../../gateway/src/database/schema/refunds'
import { demoId } from '../../../gateway/src/demo/demo-ids'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import { demoCoupon } from '../demo-coupon'
import { CASH_CARD, Person } from '../other-users/person'
import { fillContact, openConfirmation } from './confirmation'
import type { Journey, JourneyShop, Shopper } from './shopper'

const PAGE = { offset: 0, length: 20 }
const SHOW = NAMED_SHOWS.simpleConcert
/** Costs points alone. */
const LOUNGE_CARD = demoId('card:lounge')
/** Costs money and points. */
const BACKSTAGE_CARD = demoId('card:backstage')
const COUPON = 'pack-show'

/** Opens the filled in confirmation of an order of tickets. */
async function openOrder(shop: JourneyShop, buyer: Shopper, showId: string, qty = 1): Promise<void> {
  await openConfirmation(shop, buyer, showId, qty)
  await fillContact(buyer)
}

/** The newest order of somebody. */
async function newestOrder({ gateway }: JourneyShop, { accessToken: as }: Shopper): Promise<string> {
  const { data } = await gateway.call(listOrders, { ...PAGE, tab: 'TICKET' }, { as })
  return data?.list[0]?.orderId ?? ''
}

/** Coupons of the pack that can be used. */
async function usableCoupons({ gateway }: JourneyShop, { accessToken: as }: Shopper): Promise<number> {
  return (await gateway.call(listOwnCoupons, { ...PAGE, status: 'AVAILABLE' }, { as })).data?.list.length ?? 0
}

async function ownCard({ gateway }: JourneyShop, { accessToken: as }: Shopper, cardId: string): Promise<OwnCard> {
  const { data } = await gateway.call(listOwnCards, {}, { as })
  const card = data?.find((own) => own.cardId === cardId)
  if (!card) throw new Error('the card is not there')
  return card
}

/** Gives all tickets of an order back; the shop agrees. */
async function refund(shop: JourneyShop, buyer: Shopper, orderId: string): Promise<void> {
  const { data } = await shop.gateway.call(getRefundableOrder, { orderId }, { as: buyer.accessToken })
  await buyer.open(routes.refundOrderTickets, { orderId })
  for (const { ticketId } of data?.sessions.flatMap(({ tickets }) => tickets) ?? []) {
    const ticket = `#ticket-${ticketId}`
    await buyer.seen(ticket)
    // The only one is chosen from the start.
    if (!(await buyer.isChecked(ticket))) await buyer.tap(ticket)
  }
  await buyer.seen('#refund-sum')
  await buyer.tapText('行程有变')
  await buyer.tap('#refund-submit')
  await buyer.tap('#dialog-confirm')
  await buyer.seenText('退票申请已提交')
  const requested = shop.gateway.database.db.select().from(refunds).where(eq(refunds.orderId, orderId))
  const [{ id } = { id: '' }] = await requested
  await shop.sandbox(`refunds/${id}/approve`, {})
}

async function grant(shop: JourneyShop, { cellphone }: Shopper, wish: object): Promise<void> {
  const { userId } = await Person.join(shop.gateway, cellphone)
  await shop.sandbox(`users/${userId}/grant`, wish)
}

/** Buys a card at the page that confirms it, and opens it. */
async function buyCard(buyer: Shopper, cardId: string): Promise<void> {
  await buyer.open(routes.cardConfirm, { cardId })
  await buyer.seen('#submit-card')
  await buyer.tap('#agree')
  await buyer.pay('#submit-card', '#pay-success')
  await buyer.tap('#see-card')
  await buyer.seen('#my-card')
}

export const BENEFIT_JOURNEYS: readonly Journey[] = [
  {
    name: 'uses a coupon, has it back from a cancelled order, and from a refunded one (COUPON-015, COUPON-020, REFUND-007)',
    async run(shop) {
      const buyer = await shop.shopper()
      await buyer.open(routes.couponInfo, { couponTemplateId: demoCoupon(COUPON).couponTemplateId })
      await buyer.tap('#receive-coupon')
      await buyer.gone('#receive-coupon')
      expect(await usableCoupons(shop, buyer)).toBe(4)
      await openOrder(shop, buyer, NAMED_SHOWS.sensitive, 2)
      await buyer.seenText('-¥20')
      await buyer.leavePayment('#submit-order')
      expect(await usableCoupons(shop, buyer)).toBe(3)
      await buyer.open(routes.orderDetail, { orderId: await newestOrder(shop, buyer) })
      await buyer.tap('#operation-CANCEL')
      await buyer.tap('#dialog-confirm')
      await buyer.gone('#operation-CANCEL')
      expect(await usableCoupons(shop, buyer)).toBe(4)
      await openOrder(shop, buyer, NAMED_SHOWS.sensitive, 2)
      await buyer.seenText('-¥20')
      await buyer.pay('#submit-order', '#pay-success')
      expect(await usableCoupons(shop, buyer)).toBe(3)
      await refund(shop, buyer, await newestOrder(shop, buyer))
      expect(await usableCoupons(shop, buyer)).toBe(4)
    },
  },
  {
    name: 'pays with a cash card that was bought for money, and has the money on it again (CARD-013, CARD-017, ORDER-059)',
    async run(shop) {
      const buyer = await shop.shopper()
      await buyCard(buyer, CASH_CARD)
      await buyer.tap('#activate-card')
      await buyer.tap('#dialog-confirm')
      await buyer.gone('#activate-card')
      await openOrder(shop, buyer, NAMED_SHOWS.sensitive, 1)
      await buyer.tap('#cash-card-0')
      await buyer.seenText('本单抵扣')
      await buyer.pay('#submit-order', '#pay-success')
      expect((await ownCard(shop, buyer, CASH_CARD)).balance?.yuanNum).toBe('80')
      await refund(shop, buyer, await newestOrder(shop, buyer))
      expect((await ownCard(shop, buyer, CASH_CARD)).balance?.yuanNum).toBe('200')
    },
  },
  {
    name: 'buys a card for points, and one for money and points (CARD-010, CARD-012)',
    isQuick: true,
    async run(shop) {
      const buyer = await shop.shopper()
      await grant(shop, buyer, { kind: 'points', amount: 5000 })
      await buyCard(buyer, LOUNGE_CARD)
      await buyCard(buyer, BACKSTAGE_CARD)
      expect(await ownCard(shop, buyer, LOUNGE_CARD)).toMatchObject({ pointPrice: 3000 })
      expect(await ownCard(shop, buyer, BACKSTAGE_CARD)).toMatchObject({ pointPrice: 2000 })
    },
  },
  {
    name: 'joins the members while an order is confirmed, which costs less then (MEMBER-027)',
    async run(shop) {
      const buyer = await shop.shopper()
      await openOrder(shop, buyer, SHOW, 2)
      await buyer.seenText('本单立省 ¥38')
      await buyer.tap('#join')
      await buyer.seenText('会员服务协议')
      await buyer.tap('#agree')
      // A cashier of the web leaves the order behind; elsewhere the buyer is back at it.
      await buyer.pay('#submit-order', '#member-pay-success, #remark')
      await openOrder(shop, buyer, SHOW, 2)
      await buyer.gone('#join')
      await buyer.pay('#submit-order', '#pay-success')
      await buyer.open(routes.orderDetail, { orderId: await newestOrder(shop, buyer) })
      await buyer.seenText('会员优惠')
      await buyer.seenText('-¥38')
    },
  },
  {
    name: 'shows a new level once on two devices (MEMBER-013, MEMBER-018)',
    async run(shop) {
      const member = await shop.shopper()
      await grant(shop, member, { kind: 'growth', amount: 600 })
      await member.open(routes.mine)
      await member.seen('#level-upgrade')
      await member.tap('#see-rights')
      await member.gone('#level-upgrade')
      const elsewhere = await shop.shopper({ owner: member })
      await elsewhere.open(routes.mine)
      await elsewhere.seen('#profile')
      const { data } = await shop.gateway.call(getPopupSettings, {}, { as: elsewhere.accessToken })
      expect(data?.levelUpgrade.pop).toBe(false)
      await elsewhere.gone('#level-upgrade')
    },
  },
]
