import type { SpuDetail } from '@/contracts/goods/get-spu'
import type { Locale } from '@/domain/locale'
import { centsToYuan } from '@/domain/money'
import type { CouponTemplate } from '../catalogue/entities/coupon'
import type { Goods } from '../catalogue/entities/goods'
import { escapeMarkup } from '../escape-markup'
import { GOODS_LIMIT } from '../services/goods/goods-limit'
import { translate } from '../texts/text'
import { presentSpuCard } from './offer-cards'
import { pictureUrls } from './picture-urls'
import { presentPointPrice } from './point-price'
import type { Viewer } from './show-card'

interface SpuOffer {
  /** Pieces of each SKU. */
  left: ReadonlyMap<string, number>
  supportCart: boolean
  /** All that the shop has, of which a package is made. */
  coupons: readonly CouponTemplate[]
}

/** Goods with all that can be chosen of them. */
export function presentSpuDetail(goods: Goods, { left, supportCart, coupons }: SpuOffer, viewer: Viewer): SpuDetail {
  const { locale } = viewer
  const card = presentSpuCard(goods, viewer)
  const urls = pictureUrls(viewer.origin)
  const serviceNotes = [
    ...goods.deliverMethods.map((method) => translate(locale, `goods.note.${method}`)),
    translate(locale, goods.couponIds.length > 0 ? 'goods.note.final' : 'goods.note.returned'),
    translate(locale, 'goods.limit', { count: GOODS_LIMIT }),
  ]
  return {
    ...card,
    soldOut: goods.skus.every(({ skuId }) => (left.get(skuId) ?? 0) <= 0),
    images: [...new Set(goods.skus.map(({ picture }) => urls.scene(picture))), urls.closeUp(goods.picture)],
    html: `<p>${escapeMarkup(goods.about[locale])}</p>`,
    ...(goods.facts.length > 0 && {
      facts: goods.facts.map(({ name, value }) => ({ name: name[locale], value: value[locale] })),
    }),
    specs: goods.specs.map(({ specId, name, values }) => ({
      specId,
      name: name[locale],
      values: values.map((value) => ({ valueId: value.valueId, name: value.name[locale] })),
    })),
    skus: goods.skus.map(({ skuId, valueIds, name, picture, priceCent }) => ({
      skuId,
      valueIds: [...valueIds],
      name: name[locale],
      price: centsToYuan(priceCent),
      priceInfo: presentPointPrice({ priceCent, pointPrice: goods.pointPrice }, locale),
      ...(goods.pointPrice > 0 && { pointPrice: goods.pointPrice }),
      stock: left.get(skuId) ?? 0,
      limit: GOODS_LIMIT,
      imgUrl: urls.scene(picture),
    })),
    deliverMethods: [...goods.deliverMethods],
    supportCart,
    ...(goods.couponIds.length > 0 && { packageCoupons: packageOf(goods, coupons, locale) }),
    serviceNotes,
  }
}

/** Kinds of coupons in a package, each once with how many there are. */
function packageOf(
  { couponIds }: Goods,
  coupons: readonly CouponTemplate[],
  locale: Locale,
): SpuDetail['packageCoupons'] {
  return coupons
    .filter(({ couponTemplateId }) => couponIds.includes(couponTemplateId))
    .map(({ couponTemplateId, title, worth, rule }) => ({
      couponTemplateId,
      title: title[locale],
      worth: worth[locale],
      rule: rule[locale],
      qty: couponIds.filter((id) => id === couponTemplateId).length,
    }))
}
