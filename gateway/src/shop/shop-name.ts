import type { Locale } from '@/domain/locale'
import { brandName } from '../brand'
import { translate } from '../texts/text'
import type { Shop } from './shop'

/** Whose name is shown. */
export type NamedShop = Pick<Shop, 'brand'>

/** What the shop is called in a language. */
export function shopName({ brand }: NamedShop, locale: Locale): string {
  return brandName(brand, locale) ?? translate(locale, 'shop.name')
}
