import { isAccessible, isFree, leavesGap, type SeatGroup, type SeatStates, seatsOfGroup } from './seat-groups'
import type { SeatLayout } from './seat-layout'

/** A single seat that a choice would leave over, and how to sit without leaving one. */
export interface SeatGap {
  alone: number
  /** Seats of the same stretch, equally many, that leave none alone. */
  instead: number[]
}

/**
 * The single seats a choice leaves over although it need not (A-SEAT-8). A stretch in which as many people cannot sit
 * any better is no fault, and neither is a seat that was single before.
 */
export function seatGaps(layout: SeatLayout, states: SeatStates, chosen: ReadonlySet<number>): SeatGap[] {
  const gaps: SeatGap[] = []
  for (const { first, size } of groupsOf(layout, chosen)) {
    for (const [edge, side] of [
      [first, -1],
      [first + size - 1, 1],
    ] as const) {
      const alone = aloneBeside(layout, states, chosen, edge, side)
      if (alone === null || gaps.some((gap) => gap.alone === alone)) continue
      const instead = betterPlace(layout, states, chosen, { first, size })
      if (instead) gaps.push({ alone, instead: seatsOfGroup(instead) })
    }
  }
  return gaps
}

/** Chosen seats that sit side by side, as groups. */
function groupsOf(layout: SeatLayout, chosen: ReadonlySet<number>): SeatGroup[] {
  const groups: SeatGroup[] = []
  for (const seat of [...chosen].sort((a, b) => a - b)) {
    const last = groups[groups.length - 1]
    const isNext = last && last.first + last.size === seat && layout.neighbour(seat, -1) !== null
    if (isNext) last.size += 1
    else groups.push({ first: seat, size: 1 })
  }
  return groups
}

function aloneBeside(
  layout: SeatLayout,
  states: SeatStates,
  chosen: ReadonlySet<number>,
  edge: number,
  side: -1 | 1,
): number | null {
  const next = layout.neighbour(edge, side)
  if (next === null || !isFree(states, next) || chosen.has(next) || isAccessible(layout, next)) return null
  const after = layout.neighbour(next, side)
  const hasCompany = after !== null && isFree(states, after) && !chosen.has(after)
  return hasCompany ? null : next
}

/** The nearest place in the same stretch of free seats for the same group that leaves no single seat. */
function betterPlace(
  layout: SeatLayout,
  states: SeatStates,
  chosen: ReadonlySet<number>,
  { first, size }: SeatGroup,
): SeatGroup | null {
  const isOther = (seat: number) => chosen.has(seat) && (seat < first || seat >= first + size)
  const reach = (side: -1 | 1) => {
    let edge = side === 1 ? first + size - 1 : first
    for (let next = layout.neighbour(edge, side); next !== null; next = layout.neighbour(edge, side)) {
      if (!isFree(states, next) || isOther(next)) break
      edge = next
    }
    return edge
  }
  const [from, to] = [reach(-1), reach(1)]
  const places = Array.from({ length: to - from + 2 - size }, (_, at) => ({ first: from + at, size }))
  const isTidy = (group: SeatGroup) =>
    !leavesGap(layout, states, group) && seatsOfGroup(group).every((seat) => layout.level[seat] === layout.level[first])
  return places
    .filter(isTidy)
    .reduce<SeatGroup | null>(
      (best, group) => (best && Math.abs(best.first - first) <= Math.abs(group.first - first) ? best : group),
      null,
    )
}
