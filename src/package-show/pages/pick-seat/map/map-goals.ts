import {
  centredView,
  largestScale,
  type MapView,
  pointOf,
  type ScreenSize,
  viewOfRect,
} from '@/domain/seat-map/map-view'
import type { LayoutZone, SeatLayout } from '@/domain/seat-map/seat-layout'
import { boundsOf } from './region'

interface MapPlace {
  x: number
  y: number
}

/** Distance of seats at which they can be selected, px. */
const NEAR_PX = 24

/** Distance of seats at which a finger can tell them apart and rows have numbers, px. */
const APART_PX = 11
/** Room for row numbers beside a zone, seats. */
const ROW_NAME_PITCHES = 1.5

/** Centres a point of the map at a scale for selecting seats. */
export function viewNear(
  place: MapPlace,
  { seatPitch }: { seatPitch: number },
  screen: ScreenSize,
  leastScale = 0,
): MapView {
  return centredView(place, Math.max(NEAR_PX / seatPitch, leastScale), screen)
}

/**
 * Shows a whole zone with its row numbers, if its seats are distinguishable then; otherwise centres a place of it at a
 * scale for selecting seats.
 */
export function viewOfZone(
  { map }: SeatLayout,
  { zone }: LayoutZone,
  place: MapPlace,
  screen: ScreenSize,
  leastScale: number,
): MapView {
  const { left, top, right, bottom } = boundsOf(zone.polygon)
  const margin = map.seatPitch * ROW_NAME_PITCHES
  const around = { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin }
  const { scale } = viewOfRect(around, screen, 0)
  if (scale * map.seatPitch < APART_PX) return viewNear(place, map, screen, leastScale)
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 }
  return centredView(middle, Math.min(scale, NEAR_PX / map.seatPitch), screen)
}

/** Centres seats at a scale that tells them apart. */
export function viewOfSeats(layout: SeatLayout, seats: readonly number[], screen: ScreenSize): MapView {
  const bounds = boundsOf(seats.map((seat) => [layout.x[seat] ?? 0, layout.y[seat] ?? 0] as const))
  const around = viewOfRect(bounds, screen, screen.width / 4)
  const scale = Math.min(around.scale, NEAR_PX / layout.map.seatPitch, largestScale(layout.map, screen))
  return centredView(pointOf(around, { x: screen.width / 2, y: screen.height / 2 }), scale, screen)
}

/** Moves just enough to show a seat; null if it is visible. */
export function viewRevealing(
  layout: SeatLayout,
  seat: number,
  { scale, left, top }: MapView,
  screen: ScreenSize,
): MapView | null {
  const [x, y] = [((layout.x[seat] ?? 0) - left) * scale, ((layout.y[seat] ?? 0) - top) * scale]
  const margin = Math.min(screen.width, screen.height) / 6
  const dx = x < margin ? margin - x : Math.min(0, screen.width - margin - x)
  const dy = y < margin ? margin - y : Math.min(0, screen.height - margin - y)
  return dx === 0 && dy === 0 ? null : { scale, left: left - dx / scale, top: top - dy / scale }
}

/** Zone whose label is nearest to a point. */
export function nearestZone(zones: readonly LayoutZone[], { x, y }: MapPlace): LayoutZone | null {
  const away = ({ zone }: LayoutZone) => Math.hypot(zone.label.x - x, zone.label.y - y)
  return [...zones].sort((a, b) => away(a) - away(b))[0] ?? null
}
