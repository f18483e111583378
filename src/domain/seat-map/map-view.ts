import type { MapRect } from './seat-index'

/** The part of a map that a screen shows. */
export interface MapView {
  /** Pixels in one map unit. */
  scale: number
  /** The map's point at the top left of the screen, in map units. */
  left: number
  top: number
}

/** In pixels. */
export interface ScreenSize {
  width: number
  height: number
}

/** In map units. */
export interface MapSize {
  width: number
  height: number
}

/** A seat is never drawn larger than this, in pixels from one to the next. */
const LARGEST_PITCH_PX = 44

/** The smallest scale, at which the whole map is seen. */
export function fitScale(map: MapSize, screen: ScreenSize): number {
  return Math.min(screen.width / map.width, screen.height / map.height)
}

export function largestScale(map: MapSize & { seatPitch: number }, screen: ScreenSize): number {
  return Math.max(fitScale(map, screen), LARGEST_PITCH_PX / map.seatPitch)
}

/** The whole map in the middle of the screen. */
export function fitView(map: MapSize, screen: ScreenSize): MapView {
  return centredView({ x: map.width / 2, y: map.height / 2 }, fitScale(map, screen), screen)
}

/** A point of the map in the middle of the screen. */
export function centredView(at: { x: number; y: number }, scale: number, screen: ScreenSize): MapView {
  return { scale, left: at.x - screen.width / 2 / scale, top: at.y - screen.height / 2 / scale }
}

/** Moved by pixels: what lies under a finger stays under it. */
export function movedView(view: MapView, dx: number, dy: number): MapView {
  return { ...view, left: view.left - dx / view.scale, top: view.top - dy / view.scale }
}

/** At another scale, with the same point of the map at a place of the screen. */
export function zoomedView(view: MapView, scale: number, at: { x: number; y: number }): MapView {
  const point = pointOf(view, at)
  return { scale, left: point.x - at.x / scale, top: point.y - at.y / scale }
}

/** Within the smallest and largest scale, and so that the middle of the screen never leaves the map. */
export function boundedView(view: MapView, map: MapSize & { seatPitch: number }, screen: ScreenSize): MapView {
  const middle = { x: screen.width / 2, y: screen.height / 2 }
  const scale = Math.min(largestScale(map, screen), Math.max(fitScale(map, screen), view.scale))
  const { left, top } = scale === view.scale ? view : zoomedView(view, scale, middle)
  return {
    scale,
    left: boundedEdge(left, map.width, screen.width / scale),
    top: boundedEdge(top, map.height, screen.height / scale),
  }
}

/** A map narrower than the screen is centred; a wider one may be moved until its edge stands in the middle. */
function boundedEdge(edge: number, length: number, seen: number): number {
  if (length <= seen) return (length - seen) / 2
  return Math.min(length - seen / 2, Math.max(-seen / 2, edge))
}

/** The point of the map under a place of the screen. */
export function pointOf(view: MapView, at: { x: number; y: number }): { x: number; y: number } {
  return { x: view.left + at.x / view.scale, y: view.top + at.y / view.scale }
}

/** The place of the screen over a point of the map. */
export function placeOf(view: MapView, point: { x: number; y: number }): { x: number; y: number } {
  return { x: (point.x - view.left) * view.scale, y: (point.y - view.top) * view.scale }
}

/** The part of the map that is seen. */
export function seenRect(view: MapView, screen: ScreenSize): MapRect {
  const right = view.left + screen.width / view.scale
  const bottom = view.top + screen.height / view.scale
  return { left: view.left, top: view.top, right, bottom }
}

/** The scale at which a rectangle of the map fills the screen, with a margin around it. */
export function viewOfRect({ left, top, right, bottom }: MapRect, screen: ScreenSize, margin: number): MapView {
  const width = Math.max(1, screen.width - 2 * margin)
  const height = Math.max(1, screen.height - 2 * margin)
  const scale = Math.min(width / Math.max(1, right - left), height / Math.max(1, bottom - top))
  return centredView({ x: (left + right) / 2, y: (top + bottom) / 2 }, scale, screen)
}
