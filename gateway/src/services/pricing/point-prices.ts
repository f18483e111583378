import { POINTS_PER_YUAN } from '../../catalogue/point-terms'
import type { OrderDraft } from '../orders/order-draft'
import type { UnitShare } from './price-cart'

/** Something that costs points beside its money, or points alone. */
export interface PointPriced {
  /** Cents. */
  priceCent: number
  pointPrice: number
}

/** Amount of such an item on the bill, cents: its points count at their value (decision 66). */
export function listCentsOf({ priceCent, pointPrice }: PointPriced): number {
  return priceCent + centsOfPoints(pointPrice)
}

/** Value of the points of each unit of a draft, cents; units paid with money are left out. */
export function pointSharesOf({ lines }: OrderDraft): UnitShare[] {
  return lines
    .flatMap(({ units, snapshot: { pointPrice, card } }) =>
      units.map(({ key }) => ({ key, cents: centsOfPoints(pointPrice ?? card?.pointPrice ?? 0) })),
    )
    .filter(({ cents }) => cents > 0)
}

/** Points that everything of a draft costs. */
export function pointPriceOf(draft: OrderDraft): number {
  return (pointSharesOf(draft).reduce((total, { cents }) => total + cents, 0) * POINTS_PER_YUAN) / 100
}

/** Value of points, cents. */
export function centsOfPoints(points: number): number {
  return (points * 100) / POINTS_PER_YUAN
}
