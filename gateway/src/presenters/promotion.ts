import type { Promotion } from '@/contracts/package/list-promotions'
import type { Locale } from '@/domain/locale'
import type { Catalogue } from '../catalogue/catalogue'
import type { PackageOffer } from '../catalogue/entities/package'

/** A ticket package as what makes tickets of its shows cheaper (CAT-123). */
export function presentPromotion(catalogue: Catalogue, given: PackageOffer, locale: Locale): Promotion {
  return {
    promotionId: given.promotionId,
    name: given.name[locale],
    promotionCategory: 'TICKET_PACKAGE',
    ruleKind: given.method,
    desc: given.desc[locale],
    beginTime: catalogue.content.anchor,
    endTime: given.endAt,
  }
}
