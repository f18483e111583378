import { getDisplaySettings } from '@/contracts/shop/get-display-settings'
import { privateRoute } from '../../http/define-route'
import { configured } from '../../shop/configured'

/** The minimal merchant has no programme of points; any may hide the membership (SHELL-037). */
export const getDisplaySettingsRoute = privateRoute(getDisplaySettings, ({ shop }) => {
  const hasPoints = shop.merchant !== 'minimal'
  return {
    items: [
      { key: 'PRIME_CARD' as const, display: configured(shop).cyMerchantPrimeConfigVO?.isShowPrimeCard ?? true },
      { key: 'POINTS' as const, display: hasPoints },
      { key: 'GROWTH' as const, display: hasPoints },
    ],
  }
})
