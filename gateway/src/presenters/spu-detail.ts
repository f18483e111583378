import type { SpuDetail } from '@/contracts/goods/get-spu'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import type { DemoGoods } from '../demo/demo-offer-types'
import { escapeMarkup } from '../escape-markup'
import { GOODS_LIMIT } from '../services/goods/goods-draft'
import { translate } from '../texts/text'
import { presentSpuCard } from './offer-cards'
import type { Viewer } from './show-card'

/** Goods with all that can be chosen of them; `left`: pieces of each SKU. */
export function presentSpuDetail(goods: DemoGoods, left: ReadonlyMap<string, number>, viewer: Viewer): SpuDetail {
  const { locale } = viewer
  const card = presentSpuCard(goods, viewer)
  const values = goods.skus.map(({ skuId, name }) => ({ valueId: skuId, name: name[locale] }))
  const serviceNotes = [
    translate(locale, 'goods.note.sent'),
    translate(locale, 'goods.note.returned'),
    translate(locale, 'goods.limit', { count: GOODS_LIMIT }),
  ]
  return {
    ...card,
    soldOut: goods.skus.every(({ skuId }) => (left.get(skuId) ?? 0) <= 0),
    images: [card.imgUrl],
    html: [card.name, ...serviceNotes].map((words) => `<p>${escapeMarkup(words)}</p>`).join(''),
    specs: [{ specId: `${goods.spuId}-option`, name: translate(locale, 'goods.option'), values }],
    skus: goods.skus.map(({ skuId, name, priceCent }) => ({
      skuId,
      valueIds: [skuId],
      name: name[locale],
      price: centsToYuan(priceCent),
      priceInfo: priceInfoFromCents(priceCent),
      stock: left.get(skuId) ?? 0,
      limit: GOODS_LIMIT,
      imgUrl: card.imgUrl,
    })),
    deliverMethods: ['EXPRESS', 'SELF_PICKUP'],
    supportCart: true,
    serviceNotes,
  }
}
