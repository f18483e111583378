import type { Id } from '@/contracts/wire-types'
import { nearestEqual } from '@/domain/seat-map/best-seats'
import { SEAT_STATE } from '@/domain/seat-map/packed-states'
import { type ChoiceLimits, toggleSeat } from '@/domain/seat-map/seat-choice'
import { seatGaps } from '@/domain/seat-map/seat-gaps'
import { isFree } from '@/domain/seat-map/seat-groups'
import type { LayoutZone } from '@/domain/seat-map/seat-layout'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { Resource } from '@/lib/resource'
import type { SeatHall } from './seat-hall'
import type { SeatNotice } from './seat-notice'

/** Zone id of a seat. */
export function zoneIdOf(seatId: Id): Id {
  return seatId.slice(0, seatId.indexOf('.'))
}

/**
 * Selected seats of a hall, the inspected seat and the notice. Seats are numbers of the layout, ids outside. `onChange`
 * receives the ids whenever the buyer changes the selection.
 */
export class SeatSelection {
  chosen: ReadonlySet<number> = new Set()
  /** Plan whose seats stand out. */
  shownPlanId: Id | null
  /** Seat under the mouse, finger or keyboard. */
  inspected: number | null = null
  notice: SeatNotice | null = null
  /** Seats that the map brings into view. */
  focusedSeats: readonly number[] = []
  standingZone: LayoutZone | null = null
  limits: ChoiceLimits = { total: 0, ofPlan: new Map(), sameZoneOnly: false }

  constructor(
    private readonly hall: Resource<SeatHall>,
    private readonly onChange: (seatIds: readonly Id[]) => void,
    shownPlanId: Id | null = null,
  ) {
    this.shownPlanId = shownPlanId
    makeRefObservable(this)
  }

  get chosenSeats(): number[] {
    return [...this.chosen].sort((a, b) => a - b)
  }

  get chosenIds(): Id[] {
    return this.chosenSeats.flatMap((seat) => this.layout?.seatId(seat) ?? [])
  }

  get totalCents(): number {
    return this.chosenSeats.reduce((sum, seat) => sum + (this.layout?.levelOf(seat)?.priceCent ?? 0), 0)
  }

  /** Maximum number of tickets in this order. */
  get mostTickets(): number {
    return this.hall.value ? this.limits.total : 0
  }

  /** Seats offered by a notice. */
  get offered(): readonly number[] {
    return this.notice?.kind === 'lost' || this.notice?.kind === 'gap' ? this.notice.instead : []
  }

  /** True if a seat is free and not filtered out by the legend. */
  canTake(seat: number): boolean {
    const states = this.hall.value?.availability.states
    return states !== undefined && isFree(states, seat) && this.isShown(seat)
  }

  setLimits(limits: ChoiceLimits): void {
    this.limits = limits
  }

  /** True if a seat is free, but filtered out by the legend. */
  hasOtherPrice(seat: number): boolean {
    const states = this.hall.value?.availability.states
    return states !== undefined && isFree(states, seat) && !this.isShown(seat)
  }

  showPlan(planId: Id | null): void {
    this.shownPlanId = planId
    this.leaveSeat()
  }

  /** Inspects a seat, or none. Clears the notice about another seat unless it offers seats. */
  inspect(seat: number | null): void {
    this.inspected = seat
    this.standingZone = null
    if (seat !== null && this.offered.length === 0) this.notice = null
  }

  /** Clears the words about a seat or an area that is out of sight, unless they offer seats. */
  leaveSeat(): void {
    this.inspect(null)
    if (this.notice?.kind === 'refused') this.notice = null
  }

  inspectStanding(zone: LayoutZone): void {
    this.inspect(null)
    if (this.offered.length === 0) this.notice = null
    this.standingZone = zone
  }

  /** Toggles a seat; the notice explains a rejection (SEAT-026, SEAT-027). */
  toggle(seat: number): void {
    const hall = this.hall.value
    if (!hall) return
    const { layout, availability } = hall
    const wasChosen = this.chosen.has(seat)
    this.inspected = seat
    this.standingZone = null
    // Seats filtered out by the legend cannot be selected, on the map or in the list.
    if (!wasChosen && !this.isShown(seat)) return
    const outcome = toggleSeat(layout, availability.states, this.chosen, seat, this.limits)
    if (outcome.kind === 'refused') {
      this.notice = { kind: 'refused', reason: outcome.reason, count: this.limits.total }
      return
    }
    this.choose(outcome.seats)
    this.notice = { kind: wasChosen ? 'removed' : 'chosen', seats: [seat], count: outcome.seats.size }
    if (!wasChosen) this.warnOfGap(hall)
  }

  /** Replaces the selection by recommended seats. */
  async select(seatIds: readonly Id[]): Promise<void> {
    const hall = this.hall.value
    if (!hall) return
    await hall.open([...new Set(seatIds.map(zoneIdOf))])
    this.selectSeats(seatIds.flatMap((seatId) => hall.layout.seatOf(seatId) ?? []))
  }

  /** Accepts the seats that a notice offers. */
  acceptInstead(): void {
    const { notice } = this
    if (notice?.kind !== 'lost' && notice?.kind !== 'gap') return
    const kept = notice.kind === 'lost' ? this.chosenSeats : this.inOtherRows(notice.instead)
    this.selectSeats([...kept, ...notice.instead])
  }

  /** Restores a previous selection; drops unavailable seats with a notice. */
  restore(seatIds: readonly Id[]): void {
    this.inspected = null
    this.chosen = new Set(seatIds.flatMap((seatId) => this.layout?.seatOf(seatId) ?? []))
    this.dropTaken()
  }

  /** Drops selected seats that are no longer free. */
  dropTaken(): void {
    const hall = this.hall.value
    if (!hall) return
    const { layout, availability } = hall
    const gone = this.chosenSeats.filter((seat) => !isFree(availability.states, seat))
    if (gone.length > 0) this.dropUnavailable(gone.map((seat) => layout.seatId(seat)))
  }

  /** Drops seats taken by another buyer; the notice offers the nearest of the same price. */
  dropUnavailable(seatIds: readonly Id[]): void {
    const hall = this.hall.value
    if (!hall) return
    const { layout, availability } = hall
    const lost = seatIds.flatMap((seatId) => layout.seatOf(seatId) ?? [])
    hall.markGone(lost, SEAT_STATE.sold)
    this.choose(new Set(this.chosenSeats.filter((seat) => !lost.includes(seat))))
    const taken = availability.states.slice()
    for (const seat of this.chosen) taken[seat] = SEAT_STATE.sold
    this.notice = { kind: 'lost', seats: lost, instead: nearestEqual(layout, taken, lost)?.seats ?? [] }
  }

  private get layout() {
    return this.hall.value?.layout
  }

  private isShown(seat: number): boolean {
    return this.shownPlanId === null || this.layout?.levelOf(seat)?.seatPlanId === this.shownPlanId
  }

  private selectSeats(seats: readonly number[]): void {
    this.choose(new Set(seats))
    this.focusedSeats = seats
    this.notice = { kind: 'chosen', seats, count: seats.length }
  }

  private choose(seats: ReadonlySet<number>): void {
    this.chosen = seats
    if (this.layout) this.onChange(this.chosenIds)
  }

  private warnOfGap({ layout, availability }: SeatHall): void {
    if (!layout.map.limits.noSingleSeatGap) return
    const [gap] = seatGaps(layout, availability.states, this.chosen)
    if (gap) this.notice = { kind: 'gap', seats: [gap.alone], instead: gap.instead }
  }

  /** Selected seats in other rows: a better place does not replace them. */
  private inOtherRows(seats: readonly number[]): number[] {
    const rows = new Set(seats.map((seat) => this.layout?.rowOf(seat)))
    return this.chosenSeats.filter((seat) => !rows.has(this.layout?.rowOf(seat)))
  }
}
