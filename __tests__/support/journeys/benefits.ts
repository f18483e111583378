import { listOwnCoupons } from '@/contracts/coupon/list-own-coupons'
import { getPopupSettings } from '@/contracts/member/get-popup-settings'
import { routes } from '@/routes'
import { NAMED_SHOWS } from '../../../gateway/src/demo/named-shows'
import { confirmationOf, dearestOfferOf } from '../buyer'
import { demoCoupon } from '../demo-coupon'
import { grant, newestOrder, openOrder, refund } from './benefit-steps'
import { fillContact } from './confirmation'
import type { Journey, JourneyShop, Shopper } from './shopper'

const SHOW = NAMED_SHOWS.simpleConcert
const COUPON = 'pack-show'

/** Coupons of the pack that can be used. */
async function usableCoupons({ gateway }: JourneyShop, { accessToken: as }: Shopper): Promise<number> {
  const wish = { offset: 0, length: 20, status: 'AVAILABLE' } as const
  return (await gateway.call(listOwnCoupons, wish, { as })).data?.list.length ?? 0
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
    name: 'joins the members while an order is confirmed, which costs less then (MEMBER-027)',
    async run(shop) {
      const buyer = await shop.shopper()
      const dear = confirmationOf(await dearestOfferOf(shop.gateway, SHOW), 4)
      await buyer.open(routes.confirmOrder, dear)
      await fillContact(buyer)
      await buyer.seenText('本单仍省 ¥78')
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
