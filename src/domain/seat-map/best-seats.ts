import { SEAT_FLAG } from '@/contracts/seat/seat-map'
import type { Id } from '@/contracts/wire-types'
import { isAccessible, leavesGap, type SeatGroup, type SeatStates, seatsOfGroup, visitGroups } from './seat-groups'
import type { SeatLayout } from './seat-layout'
import { rankOf, sightOn } from './stage-sight'

/** A wish for seats. */
export interface SeatWish {
  qty: number
  /** Nearest to the stage, or the least to pay. */
  prefer: 'stage' | 'price'
  /** Only seats of this plan. */
  seatPlanId?: Id
  /** Only seats of this zone. */
  zoneId?: Id
  /** Number of wheelchair seats; the others sit beside them. */
  wheelchairs?: number
  /** True if a split group is better than none. */
  maySplit?: boolean
}

export interface BestSeats {
  seats: number[]
  /** All side by side. */
  isTogether: boolean
  totalCents: number
}

/** A choice is worse for each of these, in this order. */
type Drawback = readonly [leavesGap: number, restricted: number, cents: number, rank: number]

/**
 * The best free seats for a wish, the same on the gateway and in the app: side by side, without leaving one seat alone,
 * with a full view, then nearest to the stage or cheapest. Without `maySplit` the group stays together: then the answer is
 * `null` when there are not as many seats together.
 */
export function bestSeats(layout: SeatLayout, states: SeatStates, wish: SeatWish): BestSeats | null {
  if (wish.qty < 1) return null
  const together = bestGroup(layout, states, wish, rankFromStage(layout))
  if (together) return answerOf(layout, [together])
  if (!wish.maySplit || (wish.wheelchairs ?? 0) > 0) return null
  for (const sizes of splitsOf(wish.qty)) {
    const groups = seatApart(layout, states, wish, sizes)
    if (groups) return answerOf(layout, groups)
  }
  return null
}

/** Replacement for lost seats: as many of the same plan, together and as near as possible (A-SEAT-6). */
export function nearestEqual(layout: SeatLayout, states: SeatStates, lost: readonly number[]): BestSeats | null {
  const [first] = lost
  const plan = first === undefined ? null : layout.levelOf(first)
  if (!plan) return null
  const wish: SeatWish = { qty: lost.length, prefer: 'stage', seatPlanId: plan.seatPlanId }
  const group = bestGroup(layout, states, wish, rankFrom(layout, lost))
  return group && answerOf(layout, [group])
}

function bestGroup(
  layout: SeatLayout,
  states: SeatStates,
  wish: SeatWish,
  rankOfSeat: (seat: number) => number,
): SeatGroup | null {
  const wheelchairs = wish.wheelchairs ?? 0
  const level = levelOfPlan(layout, wish.seatPlanId)
  const zone = wish.zoneId === undefined ? null : layout.zoneById(wish.zoneId)
  if (wish.zoneId !== undefined && !zone) return null
  const mayTake = (seat: number) => {
    if (level !== null && layout.level[seat] !== level) return false
    if (zone && (seat < zone.from || seat >= zone.to)) return false
    return wheelchairs > 0 || !isAccessible(layout, seat)
  }
  let best: SeatGroup | null = null
  let least: Drawback | null = null
  visitGroups({ layout, states, size: wish.qty, mayTake }, (group) => {
    if (sumOver(group, (seat) => hasFlag(layout, seat, SEAT_FLAG.wheelchair)) !== wheelchairs) return
    const drawback: Drawback = [
      leavesGap(layout, states, group) ? 1 : 0,
      sumOver(group, (seat) => hasFlag(layout, seat, SEAT_FLAG.restrictedView)),
      wish.prefer === 'price' ? sumOver(group, (seat) => layout.levelOf(seat)?.priceCent ?? 0) : 0,
      sumOver(group, rankOfSeat),
    ]
    if (least && !isLess(drawback, least)) return
    best = group
    least = drawback
  })
  return best
}

function isLess(one: Drawback, other: Drawback): boolean {
  for (let at = 0; at < one.length; at += 1) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

/** Each group where the one before it left room, as near to the first one as can be; `null` when one finds no place. */
function seatApart(
  layout: SeatLayout,
  states: SeatStates,
  wish: SeatWish,
  sizes: readonly number[],
): SeatGroup[] | null {
  const left = states.slice()
  const groups: SeatGroup[] = []
  for (const size of sizes) {
    const rank = groups[0] ? rankFrom(layout, seatsOfGroup(groups[0])) : rankFromStage(layout)
    const group = bestGroup(layout, left, { ...wish, qty: size }, rank)
    if (!group) return null
    groups.push(group)
    for (const seat of seatsOfGroup(group)) left[seat] = 0
  }
  return groups
}

/** Ways to part a number of people: into as few groups as possible, avoiding groups of one, evenly. */
export function splitsOf(qty: number): number[][] {
  const all: number[][] = []
  const part = (rest: number, largest: number, sizes: number[]) => {
    if (rest === 0) all.push(sizes)
    for (let size = Math.min(rest, largest); size > 0; size -= 1) part(rest - size, size, [...sizes, size])
  }
  part(qty, qty - 1, [])
  const alone = (sizes: number[]) => sizes.filter((size) => size === 1).length
  return all.sort((a, b) => alone(a) - alone(b) || a.length - b.length || (a[0] ?? 0) - (b[0] ?? 0))
}

function answerOf(layout: SeatLayout, groups: readonly SeatGroup[]): BestSeats {
  const seats = groups.flatMap(seatsOfGroup).sort((a, b) => a - b)
  return { seats, isTogether: groups.length === 1, totalCents: centsOf(layout, seats) }
}

function centsOf(layout: SeatLayout, seats: readonly number[]): number {
  return seats.reduce((sum, seat) => sum + (layout.levelOf(seat)?.priceCent ?? 0), 0)
}

function sumOver({ first, size }: SeatGroup, measure: (seat: number) => number): number {
  let sum = 0
  for (let seat = first; seat < first + size; seat += 1) sum += measure(seat)
  return sum
}

function hasFlag(layout: SeatLayout, seat: number, flag: number): number {
  return (layout.flags[seat] ?? 0) & flag ? 1 : 0
}

/** `-1` for a plan that this map does not have: no seat is of it. */
function levelOfPlan(layout: SeatLayout, seatPlanId: Id | undefined): number | null {
  if (seatPlanId === undefined) return null
  return layout.map.priceLevels.findIndex((level) => level.seatPlanId === seatPlanId)
}

function rankFromStage(layout: SeatLayout): (seat: number) => number {
  const sight = sightOn(layout.map)
  const ranks = Float64Array.from(layout.x, (x, seat) => rankOf(sight(x, layout.y[seat] ?? 0)))
  return (seat) => ranks[seat] ?? 0
}

function rankFrom(layout: SeatLayout, seats: readonly number[]): (seat: number) => number {
  const middle = (column: Float32Array) => seats.reduce((sum, seat) => sum + (column[seat] ?? 0), 0) / seats.length
  const [x, y] = [middle(layout.x), middle(layout.y)]
  return (seat) => Math.hypot((layout.x[seat] ?? 0) - x, (layout.y[seat] ?? 0) - y)
}
