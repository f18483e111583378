import { getSpu } from '@/contracts/goods/get-spu'
import { centsToYuan, priceInfoFromCents } from '@/domain/money'
import { notFound } from '../../business-error'
import { publicRoute } from '../../http/define-route'
import { presentSpuCard } from '../../presenters/offer-cards'
import { piecesLeft } from '../../services/goods/cart'
import { GOODS_LIMIT } from '../../services/goods/goods-draft'

export const getSpuRoute = publicRoute(getSpu, async (call) => {
  const { input, locale, origin, clock, shop } = call
  const goods = shop.catalogue.demo.offers.goods.find(({ spuId }) => spuId === input.spuId)
  if (!goods) throw notFound()
  const left = await piecesLeft(
    call,
    goods.skus.map(({ skuId }) => skuId),
  )
  return {
    ...presentSpuCard(goods, { locale, origin, now: clock.now() }),
    soldOut: goods.skus.every(({ skuId }) => (left.get(skuId) ?? 0) <= 0),
    skus: goods.skus.map(({ skuId, name, priceCent }) => ({
      skuId,
      name: name[locale],
      price: centsToYuan(priceCent),
      priceInfo: priceInfoFromCents(priceCent),
      stock: left.get(skuId) ?? 0,
      limit: GOODS_LIMIT,
    })),
    deliverMethods: ['EXPRESS', 'SELF_PICKUP'],
    supportCart: true,
  }
})
