import { centredView, fitScale, fitView, type MapView, placeOf, pointOf } from '@/domain/seat-map/map-view'
import type { SeatAvailability } from '@/domain/seat-map/seat-availability'
import type { SeatMapColors } from '@/domain/seat-map/seat-colors'
import { type MapRect, SeatIndex } from '@/domain/seat-map/seat-index'
import type { LayoutZone, SeatLayout } from '@/domain/seat-map/seat-layout'
import type { ScreenCanvas } from '@/platform/canvas/contract'
import { MapCamera } from './map-camera'
import { nearestZone, viewNear, viewOfSeats, viewOfZone, viewRevealing } from './map-goals'
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
  /** Disables motion for users who prefer reduced motion. */
  isStill: boolean
  /** View to begin with; the whole map without it. */
  view?: MapView | null
  /** Current time, ms. */
  now(): number
  /** Reports that the view has come to rest. */
  onRest(): void
}

interface Place {
  x: number
  y: number
}

/** Minimum seat distance at which a tap selects a seat, px. */
const SELECTABLE_PX = 10
/** Maximum distance of a tap from its seat, px. */
const FINGER_PX = 14
/** Minimum seat distance at which visible zones need their seats, px. */
const SEATS_FROM_PX = 4
/** Scale of the map, relative to the screen, at which the overview map appears. */
const MINI_FROM = 1.25

/** Map on its canvas: draws the camera's view and finds seats by position. */
export class SeatMapView {
  readonly camera: MapCamera
  private readonly map: PaintedMap
  private readonly picture: MapPicture
  private readonly overlay: OverlayPainter
  private marks: MapMarks = { chosen: new Set(), focused: null }
  private cancelFrame: (() => void) | null = null
  /** View that has been reported; null while moving or drawing. */
  private restingView: MapView | null = null

  constructor(private options: MapOptions) {
    const { canvas, layout, availability, colors, isStill, now } = options
    const { pixelRatio } = canvas
    const looks = new SeatLooks(layout, availability.states, colors)
    const outlines = new OutlinePainter(
      layout,
      colors,
      pixelRatio,
      zoneLooks(layout, availability, colors, (level) => looks.shownLevels?.has(level) ?? true),
      (seat) => (looks.isOffered(seat) ? (colors.onLevels[layout.level[seat] ?? 0] ?? null) : null),
    )
    this.map = { layout, index: new SeatIndex(layout), looks, outlines }
    this.camera = new MapCamera(layout.map, canvas, isStill)
    if (options.view) this.camera.view = options.view
    const hasPixels = typeof canvas.surface.pen.createImageData === 'function'
    const painter = hasPixels ? new PixelPainter(this.map) : new PathPainter(this.map)
    const fit = fitScale(layout.map, canvas) * pixelRatio
    this.picture = new MapPicture(canvas, painter, colors.background, layout.map, fit, now)
    this.overlay = new OverlayPainter(layout, colors, pixelRatio)
    this.draw()
  }

  /** Distance between seats, px. */
  get pitch(): number {
    return this.options.layout.map.seatPitch * this.camera.view.scale
  }

  /** True if seats are far enough apart for a finger. */
  get isSelectable(): boolean {
    return this.pitch >= SELECTABLE_PX
  }

  /** Resizes the canvas; a whole map stays whole when the screen turns. */
  resize(canvas: ScreenCanvas): void {
    const { layout, canvas: before } = this.options
    const isTurned = canvas.width !== before.width
    const wasWhole = this.camera.view.scale <= fitScale(layout.map, before)
    this.options = { ...this.options, canvas }
    this.camera.resize(canvas)
    if (isTurned && wasWhole) this.camera.view = fitView(layout.map, canvas)
    this.picture.canvas = canvas
    this.cancelFrame?.()
    // Draws at once: a resized canvas is empty.
    this.frame()
  }

  setMarks(marks: MapMarks): void {
    this.marks = marks
    this.draw()
  }

  /** Highlights the seats of these price levels; `null` for all. */
  showLevels(levels: ReadonlySet<number> | null): void {
    this.map.looks.shownLevels = levels
    this.spoil(null)
  }

  /** Redraws zones whose rows arrived or seats changed; `null` for all zones. */
  refresh(zones: readonly LayoutZone[] | null, hasNewRows: boolean): void {
    if (hasNewRows) this.map.index = new SeatIndex(this.options.layout)
    this.spoil(zones)
  }

  /** Seat at a point of the screen. */
  seatAt(at: Place): number | null {
    const { x, y } = pointOf(this.camera.view, at)
    const reach = Math.max(FINGER_PX, this.pitch * 0.6) / this.camera.view.scale
    return this.map.index.nearest(x, y, reach)
  }

  zoneAt(at: Place): LayoutZone | null {
    const { x, y } = pointOf(this.camera.view, at)
    return this.options.layout.zones.find(({ zone }) => holdsPoint(zone.polygon, x, y)) ?? null
  }

  /** Seat nearest to the middle of the screen: the start for arrow keys. */
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

  /** Visible zones whose seats are large enough to be seen one by one. */
  zonesInView(): LayoutZone[] {
    if (this.pitch < SEATS_FROM_PX) return []
    const seen = rectOf(this.region(), 0)
    return this.options.layout.zones.filter(({ zone }) => overlaps(boundsOf(zone.polygon), seen))
  }

  /** Zone in the middle of the screen whose seats can be selected. */
  zoneInSight(): LayoutZone | null {
    const zone = this.isSelectable ? this.zoneAt(this.middle()) : null
    return zone?.zone.kind === 'SEAT' ? zone : null
  }

  /** True if a seat is on the screen, and large enough to be selected. */
  shows(seat: number): boolean {
    const { layout, canvas } = this.options
    const { x, y } = placeOf(this.camera.view, { x: layout.x[seat] ?? 0, y: layout.y[seat] ?? 0 })
    return this.isSelectable && x >= 0 && y >= 0 && x <= canvas.width && y <= canvas.height
  }

  /** Opens the zone at a point of the screen, or the nearest one. */
  approach(at: Place): void {
    const { layout, canvas } = this.options
    const point = pointOf(this.camera.view, at)
    const under = this.zoneAt(at)
    const zone = under ?? nearestZone(layout.zones, point)
    if (!zone) return
    this.flyTo(viewOfZone(layout, zone, under ? point : zone.zone.label, canvas, this.camera.view.scale * 2))
  }

  /** Zooms in on the zone with seats that is nearest to the middle of the screen. */
  approachMiddleZone(): void {
    const { layout, canvas } = this.options
    const seated = layout.zones.filter(({ zone }) => zone.kind === 'SEAT')
    const nearest = nearestZone(seated, pointOf(this.camera.view, this.middle()))
    if (nearest) this.flyTo(viewNear(nearest.zone.label, layout.map, canvas))
  }

  /** Centres seats at a scale that tells them apart. */
  approachSeats(seats: readonly number[]): void {
    const { layout, canvas } = this.options
    if (seats.length > 0) this.flyTo(viewOfSeats(layout, seats, canvas))
  }

  /** Moves just enough to show a seat. */
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

  /** Schedules one drawing before the next frame, however often it is called. */
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
    if (this.isSelectable) this.overlay.paintRowNames(pen, view)
    const corner = this.overlay.freeCorner(view)
    if (corner && this.camera.view.scale > fitScale(this.options.layout.map, canvas) * MINI_FROM) {
      const mini = this.picture.miniature(this.overlay.miniSize())
      if (mini) this.overlay.paintMini(pen, corner, mini, view, this.marks.chosen)
    }
    const isAtRest = isDone && !this.camera.isMoving
    if (!isAtRest) this.draw()
    else if (this.restingView !== this.camera.view) onRest()
    this.restingView = isAtRest ? this.camera.view : null
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
    this.restingView = null
    this.draw()
  }
}
