import { SEAT_FLAG, type SeatRun } from '@/contracts/seat/seat-map'
import { toMap, turned } from '@/domain/seat-map/row-geometry'
import type { LocalText } from '../../texts/text'
import type { BowlSection } from './bowl'
import { drawnRow, outlineOf, ROW_PITCH, roundPoint, rowName, SEAT_PITCH, wheelchairMarks } from './drawn-rows'
import type { DrawnRow, DrawnZone } from './venue-seating'

/** A tier of stands around a bowl. */
export interface Stand {
  floorId: string
  /** Number of its first section; the others follow. */
  firstSection: number
  rows: number
  /** Rows cut by a tunnel to the doors, counted from 1. */
  tunnel: { from: number; to: number; seats: number } | null
  /** Pairs of wheelchair and companion places in the last row of every fourth section. */
  wheelchairPairs: number
  /** Seats removed from the last rows by camera platforms, shared by all sections. */
  leftOut: number
  nameOf(section: number): LocalText
  entranceOf(section: number): LocalText
  tierOf(section: number, row: number): number
  /** True for a restricted view of the stage. */
  isRestricted(section: number, row: number): boolean
}

/** Zones of a stand: one per section. */
export function standZones(sections: readonly BowlSection[], stand: Stand): DrawnZone[] {
  return sections.map((section, at) => {
    const leftOut = Math.floor(stand.leftOut / sections.length) + (at < stand.leftOut % sections.length ? 1 : 0)
    return standZone(section, stand, stand.firstSection + at, leftOut)
  })
}

function standZone(section: BowlSection, stand: Stand, no: number, leftOut: number): DrawnZone {
  const rows = Array.from({ length: stand.rows }, (_, at) =>
    standRow(section, stand, no, at + 1, at + 1 === stand.rows ? leftOut : 0),
  )
  const { frame } = section
  const middle = roundPoint(toMap(turned(frame), [0, (stand.rows * ROW_PITCH) / 2 - ROW_PITCH / 2]))
  return {
    zoneId: String(no),
    floorId: stand.floorId,
    kind: 'SEAT',
    name: stand.nameOf(no),
    entrance: stand.entranceOf(no),
    frame,
    polygon: outlineOf(rows, frame, 7),
    label: { x: middle[0], y: middle[1] },
    rows,
    places: 0,
    tiers: [...new Set(rows.map(({ levels }) => levels[0] ?? 0))],
  }
}

function standRow(section: BowlSection, stand: Stand, no: number, row: number, leftOut: number): DrawnRow {
  const away = (row - 1) * ROW_PITCH
  const count = Math.max(2, Math.floor(section.widthAt(away) / SEAT_PITCH) - leftOut)
  const { tunnel } = stand
  const isCut = tunnel !== null && row >= tunnel.from && row <= tunnel.to && count > tunnel.seats + 4
  const runs = isCut ? cutRow(count, tunnel.seats) : [[-((count - 1) * SEAT_PITCH) / 2, SEAT_PITCH, 1, 1, count]]
  const isAccessible = row === stand.rows && no % 4 === 0 && count >= stand.wheelchairPairs * 2
  const restricted = stand.isRestricted(no, row)
    ? Array.from(
        { length: isCut ? count - tunnel.seats : count },
        (_, place) => [place, SEAT_FLAG.restrictedView] as const,
      )
    : []
  return drawnRow({
    rowId: String(row),
    name: rowName(row, '排', 'Row'),
    at: [0, away],
    ...(section.radiusAt && { curve: section.radiusAt(away) }),
    runs,
    tier: stand.tierOf(no, row),
    marks: [...restricted, ...(isAccessible ? wheelchairMarks(0, stand.wheelchairPairs) : [])],
  })
}

/** A row with its middle cut out. */
function cutRow(count: number, seats: number): SeatRun[] {
  const left = Math.floor((count - seats) / 2)
  const right = count - seats - left
  const start = -((count - 1) * SEAT_PITCH) / 2
  return [
    [start, SEAT_PITCH, 1, 1, left],
    [start + (left + seats) * SEAT_PITCH, SEAT_PITCH, left + 1, 1, right],
  ]
}
