import { getCopywriting } from '@/contracts/copywriting/get-copywriting'
import { publicRoute } from '../../handle'
import { say } from '../../texts/text'

export const getCopywritingRoute = publicRoute(getCopywriting, ({ locale, shop }) => [
  { type: 'coupon', items: [{ key: 'coupon_customer_tip', text: say(locale, 'coupon.customerTip') }] },
  ...shop.copywriting,
])
