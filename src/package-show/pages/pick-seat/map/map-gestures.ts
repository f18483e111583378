import type { LayoutZone } from '@/domain/seat-map/seat-layout'
import { type StepDirection, stepFrom } from '@/domain/seat-map/seat-steps'
import type { SeatSelection } from '../seat-selection'
import type { SeatMapView } from './seat-map-view'
import type { GestureListener } from './touch-gestures'

interface Place {
  x: number
  y: number
}

/** What the map needs of the page it is on. */
export interface MapOwner {
  readonly selection: Pick<
    SeatSelection,
    'inspected' | 'chosen' | 'standingZone' | 'toggle' | 'inspect' | 'inspectStanding'
  >
  bookStanding(zone: LayoutZone): void
  /** Loads the seats of these zones. */
  openZones(zones: readonly LayoutZone[]): void
}

const ARROWS: Readonly<Record<string, StepDirection>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** How much nearer or farther a key brings. */
const KEY_ZOOM = 1.6

/** What fingers, mouse and keys on the map do to it and to the choice. */
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
   * From afar a tap comes nearer, but to a standing area, which has no seats to see. Near enough, it takes the seat that is looked at, or gives a chosen one back, and looks
   * at any other first: a mouse and a key look on their way, a finger has nothing but its tap (docs/decisions/0076).
   */
  onTap(at: Place): boolean {
    const standing = this.standingAt(at)
    if (standing) {
      if (standing === this.owner.selection.standingZone) this.owner.bookStanding(standing)
      else this.owner.selection.inspectStanding(standing)
      return true
    }
    if (!this.view.isSelectable) {
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

  /** True when the key meant something to the map. */
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
    // Of a large hall no seat is known until somebody comes near.
    if (next === null && inspected === null) this.view.approachMiddleZone()
    if (next === null) return
    this.owner.selection.inspect(next)
    if (this.view.isSelectable) this.view.reveal(next)
    else this.view.approachSeats([next])
  }
}
