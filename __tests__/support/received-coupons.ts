import { exchangeCoupon } from '@/contracts/coupon/exchange-coupon'
import { type ObtainCouponOutput, obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import type { Envelope } from '@/contracts/envelope'
import { demoCoupon } from './demo-coupon'
import type { TestGateway } from './test-gateway'

/** Gives a user the coupons with this key, by asking or by their code; `as` is the user's token. */
export function receiveCoupons(shop: TestGateway, as: string, key: string): Promise<Envelope<ObtainCouponOutput>> {
  const { couponCode, exchangeCode } = demoCoupon(key)
  return exchangeCode === null
    ? shop.call(obtainCoupon, { couponCode, obtainType: 'RECEIVE' }, { as })
    : shop.call(exchangeCoupon, { exchangeCode, obtainType: 'EXCHANGE_CODE', source: 'SHOW_OBTAIN' }, { as })
}
