import type { MapPoint, SeatMapStatic, SeatRow, SeatZone } from '@/contracts/seat/seat-map'
import type { LocalText } from '../../texts/text'

/** A row as it is drawn; its `levels` are tiers of the venue. */
export interface DrawnRow extends Omit<SeatRow, 'rowName'> {
  name: LocalText
}

export interface DrawnZone extends Pick<SeatZone, 'zoneId' | 'floorId' | 'kind' | 'polygon' | 'label' | 'frame'> {
  name: LocalText
  entrance: LocalText
  /** Empty for a standing area. */
  rows: readonly DrawnRow[]
  /** People who fit in a standing area. */
  places: number
  /** Tiers of the zone's seats or places. */
  tiers: readonly number[]
}

/** A kind of place with a price of its own, the dearest first. */
export interface SeatingTier {
  name: LocalText
  kind: SeatZone['kind']
}

/** How a venue is seated, whatever is played: drawn once, for every session there. */
export interface VenueSeating
  extends Pick<SeatMapStatic, 'width' | 'height' | 'seatPitch'>,
    Required<Pick<SeatMapStatic, 'unitsPerMetre'>> {
  stage: { x: number; y: number; width: number; height: number; label: LocalText; shape?: MapPoint[] }
  floors: readonly { floorId: string; name: LocalText }[]
  tiers: readonly SeatingTier[]
  zones: readonly DrawnZone[]
  /** Single seats may not be left over. */
  noSingleSeatGap: boolean
}

export type SeatingKey = 'club' | 'theatre' | 'arena' | 'stadium'
