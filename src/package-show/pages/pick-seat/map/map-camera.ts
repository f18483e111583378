import {
  boundedView,
  fitScale,
  fitView,
  type MapView,
  movedView,
  type ScreenSize,
  zoomedView,
} from '@/domain/seat-map/map-view'

interface CameraMap {
  width: number
  height: number
  seatPitch: number
}

/** Duration of a camera flight, ms. */
const FLIGHT_MS = 260
/** Factor by which a throw slows down per millisecond. */
const FRICTION = 0.995
/** Speed below which a throw ends, px per ms. */
const STANDSTILL = 0.02

interface Flight {
  from: MapView
  to: MapView
  startedAt: number
}

/** Moves over a map: dragged, thrown, or flying to a place. */
export class MapCamera {
  view: MapView
  private flight: Flight | null = null
  private throwSpeed = { x: 0, y: 0 }
  private lastStepAt: number | null = null

  constructor(
    private readonly map: CameraMap,
    private screen: ScreenSize,
    /** Users who prefer reduced motion arrive at once. */
    private readonly isStill: boolean,
  ) {
    this.view = fitView(map, screen)
  }

  get isMoving(): boolean {
    return this.flight !== null || this.throwSpeed.x !== 0 || this.throwSpeed.y !== 0
  }

  /** Moves by pixels under a finger. */
  move(dx: number, dy: number): void {
    this.halt()
    this.set(movedView(this.view, dx, dy))
  }

  /** Zooms by `factor` around a point of the screen. */
  zoom(factor: number, at: { x: number; y: number }): void {
    this.halt()
    const bounded = boundedView({ ...this.view, scale: this.view.scale * factor }, this.map, this.screen)
    this.set(zoomedView(this.view, bounded.scale, at))
  }

  /** Releases the map with a speed, px per ms. */
  throwBy(speed: { x: number; y: number }): void {
    if (this.isStill) return
    this.throwSpeed = speed
    this.lastStepAt = null
  }

  flyTo(to: MapView, now: number): void {
    this.halt()
    const bounded = boundedView(to, this.map, this.screen)
    if (this.isStill) this.view = bounded
    else this.flight = { from: this.view, to: bounded, startedAt: now }
  }

  /** Flies to `factor` times the scale around a point of the screen. */
  flyBy(factor: number, at: { x: number; y: number }, now: number): void {
    const goal = this.flight?.to ?? this.view
    const { scale } = boundedView({ ...goal, scale: goal.scale * factor }, this.map, this.screen)
    this.flyTo(zoomedView(goal, scale, at), now)
  }

  halt(): void {
    this.flight = null
    this.throwSpeed = { x: 0, y: 0 }
    this.lastStepAt = null
  }

  /** Keeps the middle when the screen turns; nothing moves under a finger when a bar below appears or disappears. */
  resize(screen: ScreenSize): void {
    const { scale, left, top } = this.view
    const { width, height } = this.screen
    this.screen = screen
    if (screen.width === width && this.isWhereItMayBe()) return
    this.set({
      scale,
      left: left + (width - screen.width) / 2 / scale,
      top: top + (height - screen.height) / 2 / scale,
    })
  }

  /** Advances the motion to `now`, ms. */
  step(now: number): void {
    if (this.flight) this.fly(this.flight, now)
    else if (this.isMoving) this.glide(now)
  }

  private fly({ from, to, startedAt }: Flight, now: number): void {
    const share = Math.min(1, (now - startedAt) / FLIGHT_MS)
    const eased = 1 - (1 - share) ** 3
    const scale = from.scale * (to.scale / from.scale) ** eased
    // The path is straight in screen coordinates at every scale.
    const along = from.scale === to.scale ? eased : (1 / scale - 1 / from.scale) / (1 / to.scale - 1 / from.scale)
    this.view = {
      scale,
      left: from.left + (to.left - from.left) * along,
      top: from.top + (to.top - from.top) * along,
    }
    if (share === 1) this.flight = null
  }

  private glide(now: number): void {
    const passed = this.lastStepAt === null ? 16 : now - this.lastStepAt
    this.lastStepAt = now
    const { x, y } = this.throwSpeed
    this.set(movedView(this.view, x * passed, y * passed))
    const rest = FRICTION ** passed
    const isOver = Math.hypot(x, y) * rest < STANDSTILL
    this.throwSpeed = isOver ? { x: 0, y: 0 } : { x: x * rest, y: y * rest }
  }

  private isWhereItMayBe(): boolean {
    const { scale, top } = this.view
    const middle = top + this.screen.height / 2 / scale
    return scale >= fitScale(this.map, this.screen) && middle >= 0 && middle <= this.map.height
  }

  private set(view: MapView): void {
    this.view = boundedView(view, this.map, this.screen)
  }
}
