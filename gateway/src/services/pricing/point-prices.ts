import { POINTS_PER_YUAN } from '../../demo/point-terms'
import type { OrderDraft } from '../orders/order-draft'

/** Something that costs points beside its money, or points alone. */
export interface PointPriced {
  /** Cents. */
  priceCent: number
  pointPrice: number
}

/** What such a thing stands at on the bill, cents: its points count what they are worth (decision 66). */
export function listCentsOf({ priceCent, pointPrice }: PointPriced): number {
  return priceCent + centsOfPoints(pointPrice)
}

/** What the points of each unit of a draft are worth, cents; 0 of what is paid with money. */
export function pointCentsOfUnits({ lines }: OrderDraft): number[] {
  return lines.flatMap(({ units, snapshot: { pointPrice, card } }) =>
    units.map(() => centsOfPoints(pointPrice ?? card?.pointPrice ?? 0)),
  )
}

/** Points that everything of a draft costs. */
export function pointPriceOf(draft: OrderDraft): number {
  return (pointCentsOfUnits(draft).reduce((total, cents) => total + cents, 0) * POINTS_PER_YUAN) / 100
}

/** What points are worth, cents. */
export function centsOfPoints(points: number): number {
  return (points * 100) / POINTS_PER_YUAN
}
