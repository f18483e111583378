import type { ShopConfig } from '@/contracts/shop/get-shop-config'
import type { ShowCard } from '@/contracts/show/show-card'
import { priceOverride, priceText } from '@/domain/money'

type Priced = Pick<ShowCard, 'customPrice' | 'isFree' | 'minOriginalPriceInfo'>

/** Price text of an amount; empty for prices that the app words. */
export function priceWords({ customPrice, isFree, minOriginalPriceInfo }: Priced, config: ShopConfig): string {
  const override = priceOverride(customPrice)
  const price = override === null && !isFree ? minOriginalPriceInfo : override?.kind === 'price' ? override.price : null
  if (!price) return ''
  return config.hiddenTicketPrice ? (config.hiddenTicketPriceText ?? '') : priceText(price)
}
