import type { PriceInfo } from '@/contracts/price'
import type { GetShowDynamicOutput, ShowStatus } from '@/contracts/show/get-show-dynamic'
import { priceOverride } from '@/domain/money'
import { shownPrice } from '@/domain/shown-price'
import type { LinkedData } from './page-facts'
import { momentText } from './places'

const CURRENCY = 'CNY'

export const AVAILABILITY = {
  inStock: 'https://schema.org/InStock',
  preOrder: 'https://schema.org/PreOrder',
  soldOut: 'https://schema.org/SoldOut',
} as const

/** Ticket states with a price. */
const AVAILABILITY_BY_STATUS: ReadonlyMap<string, string> = new Map<ShowStatus, string>([
  ['ON_SALE', AVAILABILITY.inStock],
  ['PRE_SALE', AVAILABILITY.preOrder],
  ['SOLD_OUT', AVAILABILITY.soldOut],
  ['LACK_OF_TICKET', AVAILABILITY.soldOut],
])

interface OfferFacts {
  low: string
  high: string
  availability: string
  url: string
  /** Start of the sale, epoch ms. */
  validFrom?: number
  /** End of the sale, epoch ms. */
  validThrough?: number
  utcOffset?: number
}

/** A price, or a range of prices. */
export function offerData({
  low,
  high,
  availability,
  url,
  validFrom,
  validThrough,
  utcOffset,
}: OfferFacts): LinkedData {
  return {
    ...(low === high
      ? { '@type': 'Offer', price: low }
      : { '@type': 'AggregateOffer', lowPrice: low, highPrice: high }),
    priceCurrency: CURRENCY,
    availability,
    url,
    ...(validFrom !== undefined && { validFrom: momentText(validFrom, utcOffset) }),
    ...(validThrough !== undefined && { validThrough: momentText(validThrough, utcOffset) }),
  }
}

/** Ticket prices of a show; null if its page hides them (CAT-054, CAT-055). */
export function showOffer(sale: GetShowDynamicOutput, url: string, utcOffset: number): LinkedData | null {
  const availability = AVAILABILITY_BY_STATUS.get(sale.showDetailStatus)
  const { kind } = shownPrice(sale)
  if (!availability || kind === 'hidden' || kind === 'undetermined') return null
  const override = priceOverride(sale.customPrice)
  const [min, max] =
    override?.kind === 'price'
      ? [override.price, override.price]
      : [sale.minOriginalPriceInfo, sale.maxOriginalPriceInfo]
  const { saleTime } = sale
  return offerData({ low: amount(min), high: amount(max), availability, url, validFrom: saleTime, utcOffset })
}

/** `1380.00`: machine-readable amount. */
export function amount({ yuanNum, centNum }: PriceInfo): string {
  return `${yuanNum.replaceAll(',', '')}.${centNum}`
}
