import { POINTS_PER_YUAN } from '../../catalogue/point-terms'
import type { OrderDraft } from '../orders/order-draft'

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

/** Value of the points of each unit of a draft, cents; 0 for units paid with money. */
export function pointCentsOfUnits({ lines }: OrderDraft): number[] {
  return lines.flatMap(({ units, snapshot: { pointPrice, card } }) =>
    units.map(() => centsOfPoints(pointPrice ?? card?.pointPrice ?? 0)),
  )
}

/** Points that everything of a draft costs. */
export function pointPriceOf(draft: OrderDraft): number {
  return (pointCentsOfUnits(draft).reduce((total, cents) => total + cents, 0) * POINTS_PER_YUAN) / 100
}

/** Value of points, cents. */
export function centsOfPoints(points: number): number {
  return (points * 100) / POINTS_PER_YUAN
}
