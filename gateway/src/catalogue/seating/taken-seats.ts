import { SEAT_STATE } from '@/domain/seat-map/packed-states'
import { isAccessible } from '@/domain/seat-map/seat-groups'
import type { SeatLayout } from '@/domain/seat-map/seat-layout'
import { seededNumbers } from '../drawings/drawing'

/** Group sizes: mostly two. */
const GROUPS = [1, 2, 2, 2, 3, 4, 4, 5]
/** One group in this many is reserved by the house. */
const HOUSE_EVERY = 60

/**
 * Seats sold before the shop opened, adjacent as people sit, the front ones first. `share`: of all seats, 0 to 1. The
 * same seed gives the same seats.
 */
export function takenSeats(layout: SeatLayout, seed: number, share: number): Uint8Array {
  const states = new Uint8Array(layout.count).fill(SEAT_STATE.available)
  const next = seededNumbers(seed)
  for (const zone of layout.zones) {
    const depth = Math.max(1, zone.rows.length - 1)
    zone.rows.forEach(({ from, to }, line) => {
      // From 1.5 times the share in front to half of it at the back.
      const likely = share * (1.5 - line / depth)
      for (let seat = from; seat < to; ) {
        const group = GROUPS[Math.floor(next() * GROUPS.length)] ?? 2
        const end = endOfGroup(layout, seat, group, to)
        if (next() < likely) mark(layout, states, seat, end, next() * HOUSE_EVERY < 1)
        seat = end
      }
    })
  }
  return states
}

function endOfGroup(layout: SeatLayout, first: number, size: number, to: number): number {
  let end = first + 1
  while (end < to && end - first < size && layout.neighbour(end, -1) !== null) end += 1
  // Couple seats are sold together.
  return layout.partner(end - 1) === end ? end + 1 : end
}

function mark(layout: SeatLayout, states: Uint8Array, from: number, to: number, isForHouse: boolean): void {
  for (let seat = from; seat < to; seat += 1) {
    if (!isAccessible(layout, seat)) states[seat] = isForHouse ? SEAT_STATE.notForSale : SEAT_STATE.sold
  }
}
