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

/** Receives changed zones and whether rows of them arrived. */
export type HallListener = (zones: readonly LayoutZone[], hasNewRows: boolean) => void

/** Loaded seats of a session: small halls at once, large ones zone by zone. */
export class SeatHall {
  readonly layout: SeatLayout
  readonly availability: SeatAvailability
  /** Counter of changes, read by views of rows and states. */
  revision = 0
  private listener: HallListener | null = null
  /** Moment up to which all data is current, on the shop's clock; zones loaded later are newer. */
  private fetchedAt: EpochMs | null = null
  private readonly opening = new Map<Id, Promise<void>>()

  constructor(
    private readonly request: App['request'],
    private readonly session: SeatedSession,
    map: SeatMapStatic,
    /** Seat plan picture of the merchant. */
    readonly pictureUrl: string | null,
  ) {
    this.layout = new SeatLayout(map)
    this.availability = new SeatAvailability(this.layout)
    makeRefObservable(this, 'listener', 'fetchedAt')
  }

  /** Sets the listener that draws the hall; null removes it. */
  watch(listener: HallListener | null): void {
    this.listener = listener
  }

  isOpen({ zone }: LayoutZone): boolean {
    if (zone.kind === 'STAND') return true
    const placed = this.layout.zoneById(zone.zoneId)
    return placed !== null && this.layout.isPlaced(placed) && this.availability.isKnown(zone.zoneId)
  }

  /** Fetches availability, and all seats of a small hall. */
  async begin(): Promise<void> {
    const placed = this.layout.zones.filter((zone) => this.layout.isPlaced(zone)).map(({ zone }) => zone.zoneId)
    const answer = await this.fetchStates(placed)
    this.fetchedAt = answer.ts
    this.apply(answer)
  }

  /** Fetches the missing rows of zones and their availability. */
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

  /** Fetches changes since the last call; false if the map has been replaced. */
  async refresh(): Promise<boolean> {
    const known = this.layout.zones.filter(({ zone }) => this.availability.isKnown(zone.zoneId))
    const zoneIds = known.map(({ zone }) => zone.zoneId)
    const answer = await this.fetchStates(zoneIds, this.fetchedAt ?? undefined)
    this.fetchedAt = answer.ts
    return this.apply(answer)
  }

  /** Marks seats that were taken by another buyer. */
  markGone(seats: readonly number[], state: number): void {
    for (const seat of seats) this.availability.set(seat, state)
    this.notify(new Set(seats.flatMap((seat) => this.layout.zoneOf(seat) ?? [])), false)
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
    this.notify(new Set(changed), hasNewRows)
    return true
  }

  private notify(zones: ReadonlySet<LayoutZone>, hasNewRows: boolean): void {
    if (zones.size === 0 && !hasNewRows) return
    this.revision += 1
    this.listener?.([...zones], hasNewRows)
  }
}
