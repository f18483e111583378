import type { PriceInfo } from '../price'
import type { EpochMs, Id } from '../wire-types'

/** A point of the map, in map units. */
export type MapPoint = [x: number, y: number]

/** Marks of a seat; a seat carries the sum. */
export const SEAT_FLAG = {
  wheelchair: 1,
  aisle: 2,
  restrictedView: 4,
  coupleLeft: 8,
  coupleRight: 16,
  /** Companion of a wheelchair user. */
  companion: 32,
} as const

/**
 * One row of a zone, in the zone's own frame: x to the right and y away from the stage as one sits in it. A row is
 * straight, or an arc of radius `curve` whose ends bend towards the stage.
 */
export interface SeatRow {
  rowId: Id
  /** Such as `12排`. */
  rowName: string
  /** Crossing of the row with its axis: `[x, y]`. */
  at: MapPoint
  /** Radius of the row's arc in map units; absent for a straight one. */
  curve?: number
  /** Seats with nothing between them, from left to right: see `SeatRun`. An aisle begins another run. */
  runs: SeatRun[]
  /** Price levels of the row's seats in order, as pairs: index in `priceLevels`, how many. */
  levels: number[]
  /** Seats with marks, as pairs: place in the row from 0, sum of `SEAT_FLAG`. */
  flags?: number[]
}

/**
 * `[offset of the first seat along the row, distance between seats, then triples: first number, step, how many]`.
 * `[-50, 10, 9, -2, 5, 2, 2, 5]` are ten seats named 9 7 5 3 1 2 4 6 8 10.
 */
export type SeatRun = number[]

export interface SeatZone {
  zoneId: Id
  zoneName: string
  floorId: Id
  /** Places in a STAND zone have no numbers: they are bought by count. */
  kind: 'SEAT' | 'STAND'
  polygon: MapPoint[]
  /** Middle of the zone's name; angle in degrees, clockwise. */
  label: { x: number; y: number; angle?: number }
  /** Origin of the zone's own frame and how far it is turned, in degrees, clockwise. */
  frame: { x: number; y: number; angle: number }
  seatPlanIds: Id[]
  seatCount: number
  rowCount?: number
  /** Entrance, such as `3号门`. */
  entrance?: string
}

export interface SeatPriceLevel {
  seatPlanId: Id
  seatPlanName: string
  color: string
  priceCent: number
  priceInfo: PriceInfo
}

export interface SeatLimits {
  /** Tickets at the most in one order. */
  perOrder: number
  /** Tickets at the most for one user over all orders. */
  perUser?: number
  /** Warn of a single seat left over. */
  noSingleSeatGap?: boolean
  /** All seats of an order lie in one zone. */
  sameZoneOnly?: boolean
}

/** Static part of a session's seat map. */
export interface SeatMapStatic {
  version: string
  bizShowSessionId: Id
  /** Size of the map, in map units. */
  width: number
  height: number
  /** The usual distance between two seats of a row, in map units. */
  seatPitch: number
  /** Map units in a metre, where the map is drawn to scale. */
  unitsPerMetre?: number
  backgroundUrl?: string
  stage: { x: number; y: number; width: number; height: number; label: string; shape?: MapPoint[] }
  floors: { floorId: Id; name: string }[]
  priceLevels: SeatPriceLevel[]
  zones: SeatZone[]
  limits: SeatLimits
  /** The rows of every zone, for maps small enough to come whole; others are requested zone by zone. */
  rows?: ZoneRows[]
}

export interface ZoneRows {
  zoneId: Id
  rows: SeatRow[]
}

export type ZoneStatus = 'AVAILABLE' | 'FEW' | 'SOLD_OUT' | 'CLOSED'

/** Dynamic part of a seat map. */
export interface SeatMapDynamic {
  version: string
  /** Time of this state on the shop's clock; `since` of the next request. */
  ts: EpochMs
  /** All zones. */
  zones: { zoneId: Id; left: number; status: ZoneStatus }[]
  /** State of every seat of the requested zones, packed (`domain/seat-map/packed-states`). */
  seats?: { zoneId: Id; states: string }[]
  /** Only what changed since `since`, as pairs: place of the seat in its zone from 0, state. */
  changes?: { zoneId: Id; states: number[] }[]
  /** Seats currently locked by this user. */
  mine?: Id[]
}

/** One seat in words, as orders and tickets name it. */
export interface SeatRef {
  /** `zoneId.rowId.no` */
  seatId: Id
  zoneId: Id
  zoneName: string
  rowName: string
  no: string
  seatPlanId: Id
  priceCent: number
  priceInfo: PriceInfo
}
