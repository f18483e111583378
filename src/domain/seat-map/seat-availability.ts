import type { SeatMapDynamic, ZoneStatus } from '@/contracts/seat/seat-map'
import type { Id } from '@/contracts/wire-types'
import { SEAT_STATE, unpackStates } from './packed-states'
import type { SeatLayout } from './seat-layout'

export interface ZoneAvailability {
  left: number
  status: ZoneStatus
}

/** Current availability of a layout, merged from complete answers and from changes. */
export class SeatAvailability {
  /** By place in the layout; not for sale until its zone is known. */
  readonly states: Uint8Array
  readonly zones = new Map<Id, ZoneAvailability>()
  private readonly known = new Set<Id>()

  constructor(private readonly layout: SeatLayout) {
    this.states = new Uint8Array(layout.count)
  }

  /** True if the seats of a zone are known. */
  isKnown(zoneId: Id): boolean {
    return this.known.has(zoneId)
  }

  /** Applies an answer; false when it is about another version of the map, or does not fit this one. */
  apply({ version, zones, seats = [], changes = [], mine = [] }: SeatMapDynamic): boolean {
    if (version !== this.layout.map.version) return false
    const whole = seats.every(({ zoneId, states }) => this.fill(zoneId, states))
    const parts = changes.every(({ zoneId, states }) => this.change(zoneId, states))
    for (const { zoneId, left, status } of zones) this.zones.set(zoneId, { left, status })
    for (const seatId of mine) this.set(this.layout.seatOf(seatId), SEAT_STATE.mine)
    return whole && parts
  }

  /** Marks a seat as taken before the next answer contains it. */
  set(seat: number | null, state: number): void {
    if (seat !== null) this.states[seat] = state
  }

  private fill(zoneId: Id, text: string): boolean {
    const zone = this.layout.zoneById(zoneId)
    const states = zone && unpackStates(text, zone.to - zone.from)
    if (!zone || !states) return false
    this.states.set(states, zone.from)
    this.known.add(zoneId)
    return true
  }

  private change(zoneId: Id, pairs: readonly number[]): boolean {
    const zone = this.layout.zoneById(zoneId)
    if (!zone || !this.known.has(zoneId)) return false
    for (let pair = 0; pair + 1 < pairs.length; pair += 2) {
      const seat = zone.from + (pairs[pair] ?? 0)
      if (seat < zone.to) this.states[seat] = pairs[pair + 1] ?? 0
    }
    return true
  }
}
