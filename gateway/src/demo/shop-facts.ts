import type { ShopFacts } from '../catalogue/entities/shop-facts'
import { localized, translate } from '../texts/text'

/** The demo shop as it presents itself. */
export const DEMO_FACTS: ShopFacts = {
  email: 'service@encore.example',
  about: localized((locale) => translate(locale, 'shop.desc')),
  license: localized((locale) => translate(locale, 'shop.license')),
  help: [],
  options: {},
}
