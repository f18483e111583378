import type { PriceInfo } from '@/contracts/price'
import type { Locale } from '@/domain/locale'
import { priceInfoFromCents } from '@/domain/money'
import type { PointPriced } from '../services/pricing/point-prices'
import { translate } from '../texts/text'

/** A price in money, in points, or in both. */
export function presentPointPrice({ priceCent, pointPrice }: PointPriced, locale: Locale): PriceInfo {
  if (pointPrice === 0) return priceInfoFromCents(priceCent)
  const points = translate(locale, 'goods.points', { count: pointPrice })
  if (priceCent > 0) return priceInfoFromCents(priceCent, ` + ${points}`)
  return { prefix: '', yuanNum: '', centNum: '00', suffix: points }
}
