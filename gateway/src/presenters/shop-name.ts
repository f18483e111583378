import type { Locale } from '@/domain/locale'
import { brandName } from '../brand'
import type { Shop } from '../shop/shop'
import { translate } from '../texts/text'

/** What the shop is called in a language. */
export function shopName({ brand }: Pick<Shop, 'brand'>, locale: Locale): string {
  return brandName(brand, locale) ?? translate(locale, 'shop.name')
}
