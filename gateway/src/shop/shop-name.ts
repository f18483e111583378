import type { Locale } from '@/domain/locale'
import { brandName } from '../brand'
import { translate } from '../texts/text'
import type { Shop } from './shop'

/** Merchant of the name. */
export type NamedShop = Pick<Shop, 'brand'>

/** Name of the shop in a language. */
export function shopName({ brand }: NamedShop, locale: Locale): string {
  return brandName(brand, locale) ?? translate(locale, 'shop.name')
}
