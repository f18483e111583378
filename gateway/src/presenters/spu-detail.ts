import type { SpuDetail } from '@/contracts/goods/get-spu'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import type { DemoGoods } from '../demo/demo-offer-types'
import { escapeMarkup } from '../escape-markup'
import { GOODS_LIMIT } from '../services/goods/goods-limit'
import { translate } from '../texts/text'
import { presentSpuCard } from './offer-cards'
import type { Viewer } from './show-card'

/** Goods with all that can be chosen of them; `left`: pieces of each SKU. */
export function presentSpuDetail(
  goods: DemoGoods,
  { left, supportCart }: { left: ReadonlyMap<string, number>; supportCart: boolean },
  viewer: Viewer,
): SpuDetail {
  const { locale } = viewer
  const card = presentSpuCard(goods, viewer)
  const serviceNotes = [
    ...goods.deliverMethods.map((method) => translate(locale, `goods.note.${method}`)),
    translate(locale, 'goods.note.returned'),
    translate(locale, 'goods.limit', { count: GOODS_LIMIT }),
  ]
  return {
    ...card,
    soldOut: goods.skus.every(({ skuId }) => (left.get(skuId) ?? 0) <= 0),
    images: [card.imgUrl],
    html: `<p>${escapeMarkup(goods.about[locale])}</p>`,
    specs: goods.specs.map(({ specId, name, values }) => ({
      specId,
      name: name[locale],
      values: values.map((value) => ({ valueId: value.valueId, name: value.name[locale] })),
    })),
    skus: goods.skus.map(({ skuId, valueIds, name, priceCent }) => ({
      skuId,
      valueIds: [...valueIds],
      name: name[locale],
      price: centsToYuan(priceCent),
      priceInfo: priceInfoFromCents(priceCent),
      stock: left.get(skuId) ?? 0,
      limit: GOODS_LIMIT,
      imgUrl: card.imgUrl,
    })),
    deliverMethods: [...goods.deliverMethods],
    supportCart,
    serviceNotes,
  }
}
