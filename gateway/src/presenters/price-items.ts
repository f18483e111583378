import type { PriceItem } from '@/contracts/order/price-item'
import type { Locale } from '@/domain/locale'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import type { BillLine } from '../services/orders/bill'

/** The lines of the bill. */
export function presentPriceItems(
  bill: readonly Pick<BillLine, 'type' | 'direction' | 'name' | 'cents'>[],
  locale: Locale,
): PriceItem[] {
  return bill.map(({ type, direction, name, cents }, at) => ({
    id: String(at + 1),
    priceItemType: type,
    name: name[locale],
    amount: centsToYuan(cents),
    direction,
    priceInfo: priceInfoFromCents(cents),
  }))
}
