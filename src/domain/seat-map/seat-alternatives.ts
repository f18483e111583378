import { type BestSeats, bestSeats, type SeatWish } from './best-seats'
import type { SeatStates } from './seat-groups'
import type { SeatLayout } from './seat-layout'

/** Other seats for the same wish, and how they differ from those offered first. */
export interface SeatAlternative extends BestSeats {
  /** Cents less than the first offer; negative when they cost more. */
  savedCents: number
  /** Rows behind the first offer, negative in front of it; `null` in another zone. */
  rowsBehind: number | null
}

const MAX_ALTERNATIVES = 3

/** The best seats of each other price: what one gives up, and what one saves. The nearest prices first. */
export function alternativesTo(
  offer: BestSeats,
  layout: SeatLayout,
  states: SeatStates,
  wish: SeatWish,
): SeatAlternative[] {
  const taken = new Set(offer.seats.map((seat) => layout.levelOf(seat)?.seatPlanId))
  return layout.map.priceLevels
    .filter(({ seatPlanId }) => !taken.has(seatPlanId))
    .flatMap(({ seatPlanId }) => {
      const other = bestSeats(layout, states, { ...wish, prefer: 'stage', seatPlanId, maySplit: false })
      return other ? [alternative(offer, other, layout)] : []
    })
    .sort((a, b) => Math.abs(a.savedCents) - Math.abs(b.savedCents))
    .slice(0, MAX_ALTERNATIVES)
}

function alternative(offer: BestSeats, other: BestSeats, layout: SeatLayout): SeatAlternative {
  const [from, to] = [offer.seats[0] ?? -1, other.seats[0] ?? -1]
  const zone = layout.zoneOf(from)
  const isSameZone = zone !== null && zone === layout.zoneOf(to)
  const lineOf = (seat: number) => zone?.rows.findIndex((row) => seat >= row.from && seat < row.to) ?? 0
  return {
    ...other,
    savedCents: offer.totalCents - other.totalCents,
    rowsBehind: isSameZone ? lineOf(to) - lineOf(from) : null,
  }
}
