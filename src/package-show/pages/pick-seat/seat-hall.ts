import { getSeatMapDynamic } from '@/contracts/seat/get-seat-map-dynamic'
import { getZoneSeats } from '@/contracts/seat/get-zone-seats'
import type { SeatMapDynamic, SeatMapStatic } from '@/contracts/seat/seat-map'
import type { EpochMs, Id } from '@/contracts/wire-types'
import { SeatAvailability } from '@/domain/seat-map/seat-availability'
import { type LayoutZone, SeatLayout } from '@/domain/seat-map/seat-layout'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { App } from '@/services/app'

export interface SeatedSession {
  showId: Id
  bizShowSessionId: Id
}

/** Zones that look different now; whether rows of them have come. */
export type HallListener = (zones: readonly LayoutZone[], hasNewRows: boolean) => void

/** The seats of a session as far as they have come: small halls whole, large ones zone by zone. */
export class SeatHall {
  readonly layout: SeatLayout
  readonly availability: SeatAvailability
  /** Counts changes: what draws rows and states reads it. */
  revision = 0
  private listener: HallListener | null = null
  /** Up to when all that is known is true, on the shop's clock: zones that came later are only newer. */
  private askedAt: EpochMs | null = null
  private readonly opening = new Map<Id, Promise<void>>()

  constructor(
    private readonly request: App['request'],
    private readonly session: SeatedSession,
    map: SeatMapStatic,
    /** The merchant's picture of the hall. */
    readonly pictureUrl: string | null,
  ) {
    this.layout = new SeatLayout(map)
    this.availability = new SeatAvailability(this.layout)
    makeRefObservable(this, 'listener', 'askedAt')
  }

  /** Calls those that draw the hall, one at a time. */
  watch(listener: HallListener | null): void {
    this.listener = listener
  }

  isOpen({ zone }: LayoutZone): boolean {
    if (zone.kind === 'STAND') return true
    const placed = this.layout.zoneById(zone.zoneId)
    return placed !== null && this.layout.isPlaced(placed) && this.availability.isKnown(zone.zoneId)
  }

  /** What can be had, with the seats of a small hall one by one. */
  async begin(): Promise<void> {
    const placed = this.layout.zones.filter((zone) => this.layout.isPlaced(zone)).map(({ zone }) => zone.zoneId)
    const answer = await this.fetchStates(placed)
    this.askedAt = answer.ts
    this.apply(answer)
  }

  /** Fetches what is missing of zones: rows, and what of them can be had. */
  async open(zoneIds: readonly Id[]): Promise<void> {
    const missing = zoneIds.filter((zoneId) => {
      const zone = this.layout.zoneById(zoneId)
      return zone !== null && !this.isOpen(zone) && !this.opening.has(zoneId)
    })
    if (missing.length > 0) {
      const opened = this.fetchZones(missing).finally(() => {
        for (const zoneId of missing) this.opening.delete(zoneId)
      })
      for (const zoneId of missing) this.opening.set(zoneId, opened)
    }
    await Promise.all(zoneIds.flatMap((zoneId) => this.opening.get(zoneId) ?? []))
  }

  /** Asks what has changed since the last time; false when the map is another one by now. */
  async refresh(): Promise<boolean> {
    const known = this.layout.zones.filter(({ zone }) => this.availability.isKnown(zone.zoneId))
    const zoneIds = known.map(({ zone }) => zone.zoneId)
    const answer = await this.fetchStates(zoneIds, this.askedAt ?? undefined)
    this.askedAt = answer.ts
    return this.apply(answer)
  }

  /** Seats turned out to be somebody else's. */
  markGone(seats: readonly number[], state: number): void {
    for (const seat of seats) this.availability.set(seat, state)
    this.tell(new Set(seats.flatMap((seat) => this.layout.zoneOf(seat) ?? [])), false)
  }

  private async fetchZones(zoneIds: readonly Id[]): Promise<void> {
    const [states, ...zones] = await Promise.all([
      this.fetchStates(zoneIds),
      ...zoneIds.map((zoneId) => this.request(getZoneSeats, { ...this.session, zoneId })),
    ])
    for (const { zoneId, rows } of zones) this.layout.place(zoneId, rows)
    this.apply(states, true)
  }

  private fetchStates(zoneIds: readonly Id[], since?: EpochMs): Promise<SeatMapDynamic> {
    return this.request(getSeatMapDynamic, {
      ...this.session,
      ...(zoneIds.length > 0 && { zoneId: zoneIds.join(',') }),
      ...(since !== undefined && { since }),
    })
  }

  private apply(answer: SeatMapDynamic, hasNewRows = false): boolean {
    const { availability, layout } = this
    const before = availability.states.slice()
    const left = new Map(availability.zones)
    if (!availability.apply(answer)) return false
    const changed = layout.zones.filter((zone) => {
      const { zoneId } = zone.zone
      if (left.get(zoneId)?.status !== availability.zones.get(zoneId)?.status) return true
      for (let seat = zone.from; seat < zone.to; seat += 1) {
        if (before[seat] !== availability.states[seat]) return true
      }
      return left.get(zoneId)?.left !== availability.zones.get(zoneId)?.left
    })
    this.tell(new Set(changed), hasNewRows)
    return true
  }

  private tell(zones: ReadonlySet<LayoutZone>, hasNewRows: boolean): void {
    if (zones.size === 0 && !hasNewRows) return
    this.revision += 1
    this.listener?.([...zones], hasNewRows)
  }
}
