import type { TiedGoods } from '@/contracts/goods/list-tied-goods'
import { priceInfoFromCents } from '@/domain/money'
import type { PublicCall } from '../call'
import { showsNow } from '../catalogue/availability'
import type { Goods, Sku } from '../catalogue/entities/goods'
import type { Show } from '../catalogue/entities/show'
import { goodsSoldWith } from '../catalogue/tied-goods'
import { piecesLeft } from '../services/goods/cart'
import { GOODS_LIMIT } from '../services/goods/goods-limit'
import { nameOfGoods } from '../services/goods/name-of-goods'
import { pictureUrls } from './picture-urls'

/** Shows that sell tickets, now or soon; goods are offered with no others. */
const SELLING: readonly Show['showStatus'][] = ['ON_SALE', 'PRE_SALE']

/** Goods on the page of a show that sells tickets. */
export async function presentGoodsOfShow(call: PublicCall, show: Show): Promise<TiedGoods[]> {
  const showNow = (await showsNow(call, [show])).get(show)
  return showNow && SELLING.includes(showNow.status) ? presentTiedGoods(call, show) : []
}

/** Goods sold with a show, with their stock; of several sizes the first available one. */
export async function presentTiedGoods(call: PublicCall, show: Show): Promise<TiedGoods[]> {
  const { goods, left } = await tiedGoods(call, show)
  return goods.flatMap((spu) => {
    const sku = spu.skus.find(({ skuId }) => (left.get(skuId) ?? 0) > 0) ?? spu.skus[0]
    return sku ? presentSku(call, spu, sku, left) : []
  })
}

/** The same, every size by itself and named with it: what can be added to an order of tickets (decision 77). */
export async function presentAddOns(call: PublicCall, show: Show): Promise<TiedGoods[]> {
  const { goods, left } = await tiedGoods(call, show)
  return goods.flatMap((spu) =>
    spu.skus.map((sku) => {
      const one = presentSku(call, spu, sku, left)
      const name = nameOfGoods({ title: spu.name, option: sku.name })[call.locale]
      return spu.skus.length > 1 ? { ...one, name } : one
    }),
  )
}

async function tiedGoods(call: PublicCall, show: Show) {
  const goods = goodsSoldWith(show, call.shop.catalogue.content.offers.goods)
  const skuIds = goods.flatMap(({ skus }) => skus.map(({ skuId }) => skuId))
  return { goods, left: await piecesLeft(call, skuIds) }
}

function presentSku(
  { locale, origin }: PublicCall,
  { spuId, name }: Goods,
  { skuId, picture, priceCent }: Sku,
  left: ReadonlyMap<string, number>,
): TiedGoods {
  return {
    spuId,
    skuId,
    name: name[locale],
    imgUrl: pictureUrls(origin).scene(picture),
    priceInfo: priceInfoFromCents(priceCent),
    maxQty: Math.max(0, Math.min(GOODS_LIMIT, left.get(skuId) ?? 0)),
  }
}
