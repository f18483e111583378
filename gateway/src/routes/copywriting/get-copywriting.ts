import { getCopywriting } from '@/contracts/copywriting/get-copywriting'
import { publicRoute } from '../../http/define-route'
import { translate } from '../../texts/text'

export const getCopywritingRoute = publicRoute(getCopywriting, ({ locale, shop }) => [
  { type: 'coupon', items: [{ key: 'coupon_customer_tip', text: translate(locale, 'coupon.customerTip') }] },
  ...shop.copywriting,
])
