import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface UseExchangeCouponInput {
  couponId: Id
  privilegeCardTemplateId: Id
  type: 'PRIVILEGE_CARD'
}

export interface UseExchangeCouponOutput {
  orderId: Id
  userCardInstanceId: Id
}

/** Exchanges a coupon of the user for a card: an order that costs nothing and is paid at once (COUPON-083, CARD-019). */
export const useExchangeCoupon = endpoint<UseExchangeCouponInput, UseExchangeCouponOutput>({
  method: 'POST',
  path: 'trade/buyer/v1/exchange_coupon/use',
  changes: ['coupons', 'orders', 'cards'],
  priority: 'critical',
  isCreate: true,
})
