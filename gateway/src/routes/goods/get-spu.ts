import { getSpu } from '@/contracts/goods/get-spu'
import { notFound } from '../../business-error'
import { publicRoute } from '../../http/define-route'
import { presentSpuDetail } from '../../presenters/spu-detail'
import { piecesLeft } from '../../services/goods/cart'
import { supportsCart } from '../../shop/product-cart'

export const getSpuRoute = publicRoute(getSpu, async (call) => {
  const { input, locale, origin, clock, shop } = call
  const goods = shop.catalogue.content.offers.goods.find(({ spuId }) => spuId === input.spuId)
  if (!goods) throw notFound()
  const left = await piecesLeft(
    call,
    goods.skus.map(({ skuId }) => skuId),
  )
  const offer = { left, supportCart: supportsCart(shop, goods.spuType), coupons: shop.catalogue.content.offers.coupons }
  return presentSpuDetail(goods, offer, { locale, origin, now: clock.now() })
})
