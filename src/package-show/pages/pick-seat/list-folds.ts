import type { Id } from '@/contracts/wire-types'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Submission } from '@/lib/submission'

/** Open rows of the seat list: one zone at a time, and one of its rows. */
export class ListFolds {
  readonly opening: Submission<[Id], void>
  openZoneId: Id | null = null
  openRowId: Id | null = null

  /** `openZone` fetches the missing data of a zone. */
  constructor(openZone: (zoneId: Id) => Promise<void>) {
    this.opening = new Submission(openZone)
    makeRefObservable(this)
  }

  toggleZone(zoneId: Id): void {
    this.openZoneId = this.openZoneId === zoneId ? null : zoneId
    this.openRowId = null
    if (this.openZoneId !== null) void this.opening.submit(zoneId)
  }

  /** Opens the zone that the map shows. */
  showZone(zoneId: Id): void {
    if (this.openZoneId !== zoneId) this.toggleZone(zoneId)
  }

  toggleRow(rowId: Id): void {
    this.openRowId = this.openRowId === rowId ? null : rowId
  }
}
