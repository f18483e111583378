import type { LayoutZone } from '@/domain/seat-map/seat-layout'
import { type StepDirection, stepFrom } from '@/domain/seat-map/seat-steps'
import type { SeatSelection } from '../seat-selection'
import type { SeatMapView } from './seat-map-view'
import type { GestureListener } from './touch-gestures'

interface Place {
  x: number
  y: number
}

/** Callbacks to the page of the map. */
export interface MapOwner {
  readonly selection: Pick<
    SeatSelection,
    'inspected' | 'chosen' | 'standingZone' | 'toggle' | 'inspect' | 'inspectStanding' | 'leaveSeat'
  >
  bookStanding(zone: LayoutZone): void
  /** Fetches the seats of these zones. */
  openZones(zones: readonly LayoutZone[]): void
}

const ARROWS: Readonly<Record<string, StepDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** Zoom factor of a key press. */
const KEY_ZOOM = 1.6

/** Applies touch, mouse and keyboard input to the map and the selection. */
export class MapGestures implements GestureListener {
  constructor(
    private readonly view: SeatMapView,
    private readonly owner: MapOwner,
  ) {}

  onMove(dx: number, dy: number): void {
    this.view.camera.move(dx, dy)
    this.view.draw()
  }

  onPinch(factor: number, at: Place): void {
    this.view.camera.zoom(factor, at)
    this.view.draw()
  }

  onThrow(speed: Place): void {
    this.view.camera.throwBy(speed)
    this.view.draw()
  }

  /**
   * Zooms in from afar, except over a standing area, which has no seats. When near enough, selects the inspected seat
   * or deselects a selected one, and first inspects any other: mouse and keys inspect on their way, a finger has only
   * its tap (docs/decisions/0076).
   */
  onTap(at: Place): boolean {
    const standing = this.standingAt(at)
    if (standing) {
      if (standing === this.owner.selection.standingZone) this.owner.bookStanding(standing)
      else this.owner.selection.inspectStanding(standing)
      return true
    }
    if (!this.view.isSelectable) {
      this.owner.selection.leaveSeat()
      this.view.approach(at)
      return true
    }
    const seat = this.view.seatAt(at)
    const { inspected, chosen } = this.owner.selection
    if (seat === null) this.owner.selection.inspect(null)
    else if (seat === inspected || chosen.has(seat)) this.owner.selection.toggle(seat)
    else this.owner.selection.inspect(seat)
    return seat !== null
  }

  onDoubleTap(at: Place): void {
    this.view.zoomBy(2, at)
  }

  onHold(at: Place): void {
    if (this.view.isSelectable) this.owner.selection.inspect(this.view.seatAt(at))
  }

  onHover(at: Place | null): void {
    const standing = at && this.standingAt(at)
    if (standing) this.owner.selection.inspectStanding(standing)
    else if (this.view.isSelectable) this.owner.selection.inspect(at && this.view.seatAt(at))
    else if (this.owner.selection.standingZone) this.owner.selection.inspect(null)
  }

  /** Handles a key; returns true if the map uses it. */
  onKey(key: string): boolean {
    const direction = ARROWS[key]
    if (direction) this.step(direction)
    else if (key === '+' || key === '=') this.view.zoomBy(KEY_ZOOM)
    else if (key === '-') this.view.zoomBy(1 / KEY_ZOOM)
    else if (key === '0') this.view.showAll()
    else if ((key === 'Enter' || key === ' ') && this.owner.selection.inspected !== null)
      this.owner.selection.toggle(this.owner.selection.inspected)
    else return false
    return true
  }

  private standingAt(at: Place): LayoutZone | null {
    const zone = this.view.zoneAt(at)
    return zone?.zone.kind === 'STAND' ? zone : null
  }

  private step(direction: StepDirection): void {
    const { layout } = this.view
    const { inspected } = this.owner.selection
    const next = inspected === null ? this.view.middleSeat() : stepFrom(layout, this.view.index, inspected, direction)
    // Seats of a large hall are unknown until the map zooms in.
    if (next === null && inspected === null) this.view.approachMiddleZone()
    if (next === null) return
    this.owner.selection.inspect(next)
    if (this.view.isSelectable) this.view.reveal(next)
    else this.view.approachSeats([next])
  }
}
