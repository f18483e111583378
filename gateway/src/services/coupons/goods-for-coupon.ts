import type { Catalogue } from '../../catalogue/catalogue'
import type { Goods } from '../../catalogue/entities/goods'
import type { CouponTerms } from '../../database/schema/coupon-terms'

/** The goods that a coupon is for, where it is for no others; `null` where the buyer chooses (COUPON-078). */
export function onlyGoodsFor(catalogue: Catalogue, terms: CouponTerms): Goods | null {
  if (terms.bizTypes.length > 1) return null
  const [first, ...others] = goodsForCoupon(catalogue, terms)
  return first && others.length === 0 ? first : null
}

/** The goods that can be paid for with such a coupon in the shop (COUPON-010). */
export function goodsForCoupon({ content }: Catalogue, terms: CouponTerms): readonly Goods[] {
  const { bizTypes, useWay, couponType, weekdays, limits } = terms
  const { itemIds, categoryIds, ...ofShows } = limits
  const isForOthers = weekdays !== undefined || Object.values(ofShows).some(({ length }) => length > 0)
  if (!bizTypes.includes('ITEM') || useWay === 'OFFLINE' || couponType === 'OUTER' || isForOthers) return []
  return content.offers.goods.filter(
    ({ spuId, categoryId }) =>
      (itemIds.length === 0 || itemIds.includes(spuId)) &&
      (categoryIds.length === 0 || categoryIds.includes(categoryId)),
  )
}
