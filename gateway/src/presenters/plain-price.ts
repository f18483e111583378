import type { PreOrderPrimeOutput } from '@/contracts/member/pre-order-prime'
import type { Locale } from '@/domain/locale'
import { centsToYuan } from '@/domain/money'
import { billOf } from '../services/orders/bill'
import type { PricedDraft } from '../services/orders/order-draft'
import { presentPriceItems } from './price-items'

/** Price of an order without coupons and delivery. */
export function presentPlainPrice(
  { draft, price }: PricedDraft,
  locale: Locale,
): Pick<PreOrderPrimeOutput, 'payAmount' | 'priceItems'> {
  return { payAmount: centsToYuan(price.payCents), priceItems: presentPriceItems(billOf(draft, price), locale) }
}
