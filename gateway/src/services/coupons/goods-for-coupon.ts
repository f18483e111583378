import type { Catalogue } from '../../catalogue/catalogue'
import type { CouponTerms } from '../../database/schema/coupon-terms'
import type { DemoGoods } from '../../demo/demo-goods-types'

/** The goods that a coupon is for, where it is for no others; `null` where the buyer chooses (COUPON-078). */
export function onlyGoodsFor(catalogue: Catalogue, terms: CouponTerms): DemoGoods | null {
  if (terms.bizTypes.length > 1) return null
  const [first, ...others] = goodsForCoupon(catalogue, terms)
  return first && others.length === 0 ? first : null
}

/** The goods that can be paid for with such a coupon in the shop (COUPON-010). */
export function goodsForCoupon({ demo }: Catalogue, terms: CouponTerms): readonly DemoGoods[] {
  const { bizTypes, useWay, couponType, weekdays, limits } = terms
  const { itemIds, categoryIds, ...ofShows } = limits
  const isForOthers = weekdays !== undefined || Object.values(ofShows).some(({ length }) => length > 0)
  if (!bizTypes.includes('ITEM') || useWay === 'OFFLINE' || couponType === 'OUTER' || isForOthers) return []
  return demo.offers.goods.filter(
    ({ spuId, categoryId }) =>
      (itemIds.length === 0 || itemIds.includes(spuId)) &&
      (categoryIds.length === 0 || categoryIds.includes(categoryId)),
  )
}
