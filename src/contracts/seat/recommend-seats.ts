import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { SeatRef } from './seat-map'

/** A wish for seats (C19). */
export interface RecommendSeatsInput {
  showId: Id
  bizShowSessionId: Id
  /**
   * @asType integer
   * @minimum 1
   * @maximum 20
   */
  qty: number
  seatPlanId?: Id
  zoneId?: Id
  /** Nearest to the stage by default. */
  prefer?: 'stage' | 'price'
  /** Number of wheelchair seats among them. @asType integer @minimum 0 @maximum 20 */
  wheelchairs?: number
  /** Whether a split group is better than none. */
  maySplit?: boolean
}

export interface OfferedSeats {
  seats: SeatRef[]
  /** All side by side. */
  isTogether: boolean
  totalCent: number
}

export interface RecommendSeatsOutput extends OfferedSeats {
  /** At other prices, the nearest first; `rowsBehind` is absent in another zone. */
  alternatives: (OfferedSeats & { savedCent: number; rowsBehind?: number })[]
}

/** The best free seats for a wish; none when there are not as many together. */
export const recommendSeats = endpoint<RecommendSeatsInput, RecommendSeatsOutput>({
  method: 'POST',
  path: 'show/pub/v5/seat_recommend',
  changes: [],
  priority: 'high',
})
