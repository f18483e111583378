import { exchangeCoupon } from '@/contracts/coupon/exchange-coupon'
import { type ObtainCouponOutput, obtainCoupon } from '@/contracts/coupon/obtain-coupon'
import { demoCoupon } from './demo-coupon'
import { theGateway } from './render-page'
import { newBuyer } from './screen-orders'

/** Options of a page for a user of one's own who has received the coupons with these keys. */
export async function withCoupons(...keys: readonly string[]): Promise<{ signedInAs: string }> {
  const signedInAs = newBuyer()
  for (const key of keys) await receive(signedInAs, key)
  return { signedInAs }
}

/** Gives a user the coupons with this key, by asking or by their code. */
async function receive(phone: string, key: string): Promise<ObtainCouponOutput | null> {
  const gateway = await theGateway()
  const as = await gateway.signIn(phone)
  const { couponCode, exchangeCode } = demoCoupon(key)
  const { data } =
    exchangeCode === null
      ? await gateway.call(obtainCoupon, { couponCode, obtainType: 'RECEIVE' }, { as })
      : await gateway.call(exchangeCoupon, { exchangeCode, obtainType: 'EXCHANGE_CODE', source: 'SHOW_OBTAIN' }, { as })
  return data
}
