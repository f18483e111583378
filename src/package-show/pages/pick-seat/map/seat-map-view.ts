import { centredView, fitScale, fitView, type MapView, pointOf } from '@/domain/seat-map/map-view'
import type { SeatAvailability } from '@/domain/seat-map/seat-availability'
import type { SeatMapColors } from '@/domain/seat-map/seat-colors'
import { type MapRect, SeatIndex } from '@/domain/seat-map/seat-index'
import type { LayoutZone, SeatLayout } from '@/domain/seat-map/seat-layout'
import type { ScreenCanvas } from '@/platform/canvas/contract'
import { MapCamera } from './map-camera'
import { nearestZone, viewNear, viewOfSeats, viewRevealing } from './map-goals'
import { type PaintedMap, PathPainter, PixelPainter } from './map-painter'
import { MapPicture } from './map-picture'
import { OutlinePainter } from './outline-painter'
import { type MapMarks, OverlayPainter } from './overlay-painter'
import { boundsOf, holdsPoint, overlaps, type Region, rectOf } from './region'
import { SeatLooks } from './seat-looks'
import { zoneLooks } from './zone-looks'

export interface MapOptions {
  canvas: ScreenCanvas
  layout: SeatLayout
  availability: SeatAvailability
  colors: SeatMapColors
  /** Users who asked for less motion see none. */
  isStill: boolean
  /** In ms. */
  now(): number
  /** The view came to rest somewhere. */
  onRest(): void
}

interface Place {
  x: number
  y: number
}

/** Seats stand at least that far apart before a tap means one of them, px. */
const SELECTABLE_PX = 10
/** A finger misses its seat by no more than that, px. */
const FINGER_PX = 14
/** From here on the zones that are seen need their seats, px from seat to seat. */
const SEATS_FROM_PX = 4
/** The small map appears once the large one is that much larger than the screen. */
const MINI_FROM = 1.25

/** The map on its canvas: draws what the camera sees, and says what lies where. */
export class SeatMapView {
  readonly camera: MapCamera
  private readonly map: PaintedMap
  private readonly picture: MapPicture
  private readonly overlay: OverlayPainter
  private marks: MapMarks = { chosen: new Set(), focused: null }
  private cancelFrame: (() => void) | null = null
  private wasAtRest = false

  constructor(private options: MapOptions) {
    const { canvas, layout, availability, colors, isStill, now } = options
    const { pixelRatio } = canvas
    const looks = new SeatLooks(layout, availability.states, colors)
    const outlines = new OutlinePainter(
      layout,
      colors,
      pixelRatio,
      zoneLooks(layout, availability, colors, (level) => looks.shownLevels?.has(level) ?? true),
      (seat) => (looks.of(seat) === 0 ? null : (colors.onLevels[layout.level[seat] ?? 0] ?? null)),
    )
    this.map = { layout, index: new SeatIndex(layout), looks, outlines }
    this.camera = new MapCamera(layout.map, canvas, isStill)
    const hasPixels = typeof canvas.surface.pen.createImageData === 'function'
    const painter = hasPixels ? new PixelPainter(this.map) : new PathPainter(this.map)
    const fit = fitScale(layout.map, canvas) * pixelRatio
    this.picture = new MapPicture(canvas, painter, colors.background, layout.map, fit, now)
    this.overlay = new OverlayPainter(layout, colors, pixelRatio)
    this.draw()
  }

  /** Px from one seat to the next. */
  get pitch(): number {
    return this.options.layout.map.seatPitch * this.camera.view.scale
  }

  /** Whether seats are far enough apart to choose one with a finger. */
  get isSelectable(): boolean {
    return this.pitch >= SELECTABLE_PX
  }

  /** The canvas has another size; on a screen that was turned the whole map stays whole. */
  resize(canvas: ScreenCanvas): void {
    const { layout, canvas: before } = this.options
    const isTurned = canvas.width !== before.width
    const wasWhole = this.camera.view.scale <= fitScale(layout.map, before)
    this.options = { ...this.options, canvas }
    this.camera.resize(canvas)
    if (isTurned && wasWhole) this.camera.view = fitView(layout.map, canvas)
    this.picture.canvas = canvas
    this.cancelFrame?.()
    // At once: a canvas of another size is empty.
    this.frame()
  }

  setMarks(marks: MapMarks): void {
    this.marks = marks
    this.draw()
  }

  /** Only seats of these price levels stand out; `null` for all. */
  showLevels(levels: ReadonlySet<number> | null): void {
    this.map.looks.shownLevels = levels
    this.spoil(null)
  }

  /** Rows of zones have come, or seats have changed; `null` for all zones. */
  refresh(zones: readonly LayoutZone[] | null, hasNewRows: boolean): void {
    if (hasNewRows) this.map.index = new SeatIndex(this.options.layout)
    this.spoil(zones)
  }

  /** The seat under a place of the screen. */
  seatAt(at: Place): number | null {
    const { x, y } = pointOf(this.camera.view, at)
    const reach = Math.max(FINGER_PX, this.pitch * 0.6) / this.camera.view.scale
    return this.map.index.nearest(x, y, reach)
  }

  zoneAt(at: Place): LayoutZone | null {
    const { x, y } = pointOf(this.camera.view, at)
    return this.options.layout.zones.find(({ zone }) => holdsPoint(zone.polygon, x, y)) ?? null
  }

  /** The seat that an arrow key leads to begins here: the one nearest to the middle of the screen. */
  middleSeat(): number | null {
    const { width, height } = this.options.canvas
    const { x, y } = pointOf(this.camera.view, { x: width / 2, y: height / 2 })
    return this.map.index.nearest(x, y, Math.max(width, height) / this.camera.view.scale)
  }

  get index(): SeatIndex {
    return this.map.index
  }

  get layout(): SeatLayout {
    return this.options.layout
  }

  /** Zones on the screen whose seats are large enough to be seen one by one. */
  zonesInView(): LayoutZone[] {
    if (this.pitch < SEATS_FROM_PX) return []
    const seen = rectOf(this.region(), 0)
    return this.options.layout.zones.filter(({ zone }) => overlaps(boundsOf(zone.polygon), seen))
  }

  /** Near enough to a place of the screen to choose a seat there; beside the zones, in the nearest of them. */
  approach(at: Place): void {
    const { layout, canvas } = this.options
    const point = pointOf(this.camera.view, at)
    const goal = this.zoneAt(at) ? point : (nearestZone(layout.zones, point)?.zone.label ?? point)
    this.flyTo(viewNear(goal, layout.map, canvas, this.camera.view.scale * 2))
  }

  /** Near enough to choose in the zone with seats that is nearest to the middle of the screen. */
  approachMiddleZone(): void {
    const { layout, canvas } = this.options
    const seated = layout.zones.filter(({ zone }) => zone.kind === 'SEAT')
    const nearest = nearestZone(seated, pointOf(this.camera.view, this.middle()))
    if (nearest) this.flyTo(viewNear(nearest.zone.label, layout.map, canvas))
  }

  /** Brings seats into the middle of the screen, large enough to tell them apart. */
  approachSeats(seats: readonly number[]): void {
    const { layout, canvas } = this.options
    if (seats.length > 0) this.flyTo(viewOfSeats(layout, seats, canvas))
  }

  /** Moves just so far that a seat is on the screen. */
  reveal(seat: number): void {
    const { layout, canvas } = this.options
    const view = viewRevealing(layout, seat, this.camera.view, canvas)
    if (view) this.flyTo(view)
  }

  zoomBy(factor: number, at: Place = this.middle()): void {
    this.camera.flyBy(factor, at, this.options.now())
    this.draw()
  }

  showAll(): void {
    const { layout, canvas } = this.options
    const { width, height } = layout.map
    this.flyTo(centredView({ x: width / 2, y: height / 2 }, fitScale(layout.map, canvas), canvas))
  }

  /** Draws before the next picture of the screen, once however often it was requested. */
  draw(): void {
    this.cancelFrame ??= this.options.canvas.requestFrame(() => this.frame())
  }

  dispose(): void {
    this.cancelFrame?.()
    this.cancelFrame = null
    this.picture.clear()
  }

  private frame(): void {
    this.cancelFrame = null
    const { canvas, now, onRest } = this.options
    this.camera.step(now())
    const view = this.region()
    const { pen } = canvas.surface
    const isDone = this.picture.draw(view)
    this.overlay.paintMarks(pen, view, this.marks)
    if (this.camera.view.scale > fitScale(this.options.layout.map, canvas) * MINI_FROM) {
      const mini = this.picture.miniature(this.overlay.miniSize())
      if (mini) this.overlay.paintMini(pen, canvas.surface, mini, view, this.marks.chosen)
    }
    const isAtRest = isDone && !this.camera.isMoving
    if (!isAtRest) this.draw()
    else if (!this.wasAtRest) onRest()
    this.wasAtRest = isAtRest
  }

  private flyTo(view: MapView): void {
    this.camera.flyTo(view, this.options.now())
    this.draw()
  }

  private middle(): Place {
    return { x: this.options.canvas.width / 2, y: this.options.canvas.height / 2 }
  }

  private region(): Region {
    const { canvas } = this.options
    const { scale, left, top } = this.camera.view
    const { width, height } = canvas.surface
    return { left, top, scale: scale * canvas.pixelRatio, width, height }
  }

  private spoil(zones: readonly LayoutZone[] | null): void {
    const { map } = this.options.layout
    const everything: MapRect = { left: 0, top: 0, right: map.width, bottom: map.height }
    for (const rect of zones?.map(({ zone }) => boundsOf(zone.polygon)) ?? [everything]) this.picture.spoil(rect)
    this.wasAtRest = false
    this.draw()
  }
}
