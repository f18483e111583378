import type { MapPoint, SeatMapStatic, SeatRow, SeatZone } from '@/contracts/seat/seat-map'
import type { LocalText } from '../../texts/text'

/** A drawn row; its `levels` are tiers of the venue. */
export interface DrawnRow extends Omit<SeatRow, 'rowName'> {
  name: LocalText
}

export interface DrawnZone extends Pick<SeatZone, 'zoneId' | 'floorId' | 'kind' | 'polygon' | 'label' | 'frame'> {
  name: LocalText
  /** Null if no gate is named. */
  entrance: LocalText | null
  /** Empty for a standing area. */
  rows: readonly DrawnRow[]
  /** Capacity of a standing area. */
  places: number
  /** Tiers of the zone's seats or places. */
  tiers: readonly number[]
}

/** A price tier, the dearest first. */
export interface SeatingTier {
  name: LocalText
  kind: SeatZone['kind']
}

/** Seating of a venue, whatever is played: drawn once for all its sessions. */
export interface VenueSeating
  extends Pick<SeatMapStatic, 'width' | 'height' | 'seatPitch'>,
    Pick<SeatMapStatic, 'unitsPerMetre'> {
  /** Version of a drawing that may change. */
  version?: string
  stage: { x: number; y: number; width: number; height: number; label: LocalText; shape?: MapPoint[] }
  floors: readonly { floorId: string; name: LocalText }[]
  tiers: readonly SeatingTier[]
  zones: readonly DrawnZone[]
  /** True if an order must not leave a single seat. */
  noSingleSeatGap: boolean
}

export type SeatingKey = 'club' | 'theatre' | 'arena' | 'stadium'
