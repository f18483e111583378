import type { PriceItem } from '@/contracts/order/pre-order'
import type { Locale } from '@/domain/locale'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import type { OrderPrice } from '../services/price-order'
import { translate } from '../texts/text'

/** The lines of the bill. */
export function presentPriceItems({ ticketCents, expressCents }: OrderPrice, locale: Locale): PriceItem[] {
  const line = (priceItemType: 'TICKET' | 'EXPRESS', cents: number): PriceItem => ({
    priceItemType,
    name: translate(locale, `price.${priceItemType}`),
    amount: centsToYuan(cents),
    direction: 'PLUS',
    priceInfo: priceInfoFromCents(cents),
  })
  return [line('TICKET', ticketCents), ...(expressCents > 0 ? [line('EXPRESS', expressCents)] : [])]
}
