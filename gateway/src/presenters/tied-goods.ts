import type { TiedGoods } from '@/contracts/goods/list-tied-goods'
import { priceInfoFromCents } from '@/domain/money'
import type { PublicCall } from '../call'
import type { DemoShow } from '../demo/demo-types'
import { tiedScenes } from '../demo/tied-goods'
import { piecesLeft } from '../services/goods/cart'
import { GOODS_LIMIT } from '../services/goods/goods-draft'
import { pictureUrls } from './picture-urls'

/** What is sold with a show, with what is left of it; of several sizes the first that is there. */
export async function presentTiedGoods(call: PublicCall, show: DemoShow): Promise<TiedGoods[]> {
  const { locale, origin, shop } = call
  const scenes = tiedScenes(show.category)
  const goods = shop.catalogue.demo.offers.goods.filter(({ picture }) => scenes.includes(picture))
  const left = await piecesLeft(
    call,
    goods.flatMap(({ skus }) => skus.map(({ skuId }) => skuId)),
  )
  return goods.flatMap(({ spuId, name, picture, skus }) => {
    const sku = skus.find(({ skuId }) => (left.get(skuId) ?? 0) > 0) ?? skus[0]
    if (!sku) return []
    return {
      spuId,
      skuId: sku.skuId,
      name: name[locale],
      imgUrl: pictureUrls(origin).scene(picture),
      priceInfo: priceInfoFromCents(sku.priceCent),
      maxQty: Math.min(GOODS_LIMIT, left.get(sku.skuId) ?? 0),
    }
  })
}
