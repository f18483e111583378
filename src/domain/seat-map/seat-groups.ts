import { SEAT_FLAG } from '@/contracts/seat/seat-map'
import { SEAT_STATE } from './packed-states'
import type { SeatLayout } from './seat-layout'

/** Seats side by side: `size` of them from `first` on. */
export interface SeatGroup {
  first: number
  size: number
}

/** States of all seats of a layout, by place. */
export type SeatStates = Uint8Array

const ACCESSIBLE = SEAT_FLAG.wheelchair | SEAT_FLAG.companion

/** Seats locked by the user are free for them to choose. */
export function isFree(states: SeatStates, seat: number): boolean {
  return states[seat] === SEAT_STATE.available || states[seat] === SEAT_STATE.mine
}

export function isAccessible(layout: SeatLayout, seat: number): boolean {
  return ((layout.flags[seat] ?? 0) & ACCESSIBLE) !== 0
}

/** Visits every group of `size` free seats side by side that may all be taken. Couples' seats are not torn apart. */
export function visitGroups(
  {
    layout,
    states,
    size,
    mayTake,
  }: { layout: SeatLayout; states: SeatStates; size: number; mayTake(seat: number): boolean },
  visit: (group: SeatGroup) => void,
): void {
  let length = 0
  layout.visitSeats((seat) => {
    if (layout.neighbour(seat, -1) === null) length = 0
    length = isFree(states, seat) && mayTake(seat) ? length + 1 : 0
    const first = seat - size + 1
    if (length >= size && !tearsCouple(layout, first, seat)) visit({ first, size })
  })
}

function tearsCouple(layout: SeatLayout, first: number, last: number): boolean {
  const isRightHalf = ((layout.flags[first] ?? 0) & SEAT_FLAG.coupleRight) !== 0
  const isLeftHalf = ((layout.flags[last] ?? 0) & SEAT_FLAG.coupleLeft) !== 0
  return isRightHalf || isLeftHalf
}

/** True if selecting a group leaves a single free seat beside it. Wheelchair seats may stay single. */
export function leavesGap(layout: SeatLayout, states: SeatStates, { first, size }: SeatGroup): boolean {
  return isAloneBeyond(layout, states, first, -1) || isAloneBeyond(layout, states, first + size - 1, 1)
}

function isAloneBeyond(layout: SeatLayout, states: SeatStates, edge: number, side: -1 | 1): boolean {
  const next = layout.neighbour(edge, side)
  if (next === null || !isFree(states, next) || isAccessible(layout, next)) return false
  const after = layout.neighbour(next, side)
  return after === null || !isFree(states, after)
}

/** The seats of a group, from left to right. */
export function seatsOfGroup({ first, size }: SeatGroup): number[] {
  return Array.from({ length: size }, (_, at) => first + at)
}
