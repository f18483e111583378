import type { MapPoint, SeatRow } from '@/contracts/seat/seat-map'
import type { DocumentId, WrittenText } from './written-values'

/** Seats of a hall: `halls/<id>.yaml` or `.json`, usually written by an importer of seat maps. */
export interface HallDocument {
  /** Size of the drawing, in its own units. */
  width: number
  height: number
  /** Distance of two neighboring seats, in units. */
  seatPitch: number
  /** Units in a metre, of a drawing to scale. */
  unitsPerMetre?: number
  stage: { x: number; y: number; width: number; height: number; label: WrittenText; shape?: MapPoint[] }
  floors: { id: DocumentId; name: WrittenText }[]
  /** Tiers of seats or standing places, the dearest first. */
  tiers: { name: WrittenText; kind: 'seats' | 'standing' }[]
  zones: HallZone[]
  /** True if an order must not leave a single seat. */
  noSingleSeatGap?: boolean
}

export interface HallZone {
  id: DocumentId
  floor: DocumentId
  name: WrittenText
  /** Gate or door of the zone. */
  entrance: WrittenText
  polygon: MapPoint[]
  /** Middle of the zone's name; angle in degrees, clockwise. */
  label: { x: number; y: number; angle?: number }
  /** Origin of the rows' own frame and how far it is turned; that of the map by default. */
  frame?: { x: number; y: number; angle: number }
  /** Rows of seats; empty for a standing area. */
  rows?: HallRow[]
  /** Capacity of a standing area, and its tier. */
  standing?: { places: number; tier: number }
}

/** A row as the seat map of the app has it; its `levels` are tiers of the hall. */
export interface HallRow extends Omit<SeatRow, 'rowName'> {
  name: WrittenText
}
