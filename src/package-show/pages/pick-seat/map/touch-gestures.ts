export interface Finger {
  id: number
  /** Px from the top left corner of the map. */
  x: number
  y: number
}

/** Gestures on the map. */
export interface GestureListener {
  onMove(dx: number, dy: number): void
  onPinch(factor: number, at: { x: number; y: number }): void
  /** Handles a tap; true if it was used, so that another tap soon after is separate. */
  onTap(at: { x: number; y: number }): boolean
  onDoubleTap(at: { x: number; y: number }): void
  /** Handles a long press. */
  onHold(at: { x: number; y: number }): void
  /** Handles a release in motion, px per ms. */
  onThrow(speed: { x: number; y: number }): void
}

/** Maximum movement of a finger at rest, px. */
const SLACK_PX = 8
const HOLD_MS = 450
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 30
/** Period from which the speed of a throw is taken, ms. */
const THROW_WINDOW_MS = 80

interface Sample {
  x: number
  y: number
  at: number
}

/** Recognises gestures: one finger moves, two pinch, a short touch taps, a long one presses. */
export class TouchGestures {
  private fingers: readonly Finger[] = []
  private start: Sample | null = null
  private isDragging = false
  private wasPinching = false
  private samples: Sample[] = []
  private lastTap: Sample | null = null
  private pressTimer: ReturnType<typeof setTimeout> | null = null

  constructor(private readonly listener: GestureListener) {}

  /** Fingers on the map after one came down. */
  down(fingers: readonly Finger[], now: number): void {
    this.stopHold()
    const [first] = fingers
    if (fingers.length === 1 && first) {
      this.start = { x: first.x, y: first.y, at: now }
      this.samples = [this.start]
      this.isDragging = false
      this.wasPinching = false
      this.pressTimer = setTimeout(() => this.longPress(), HOLD_MS)
    } else {
      this.wasPinching = true
    }
    this.fingers = fingers
  }

  move(fingers: readonly Finger[], now: number): void {
    const before = this.fingers
    this.fingers = fingers
    const [first, second] = fingers
    const [wasFirst, wasSecond] = before
    if (!first || !wasFirst) return
    if (second && wasSecond) {
      this.pinch([wasFirst, wasSecond], [first, second])
      return
    }
    if (!this.isDragging && !this.leavesSlack(first)) {
      this.fingers = before
      return
    }
    this.isDragging = true
    this.stopHold()
    this.samples = [...this.samples, { x: first.x, y: first.y, at: now }].filter(
      ({ at }) => now - at <= THROW_WINDOW_MS,
    )
    this.listener.onMove(first.x - wasFirst.x, first.y - wasFirst.y)
  }

  /** Fingers left after one was lifted. */
  up(fingers: readonly Finger[], now: number): void {
    this.stopHold()
    this.fingers = fingers
    if (fingers.length > 0) return
    if (this.isDragging) this.release(now)
    else if (!this.wasPinching && this.start) this.tap(this.start, now)
    this.start = null
    this.isDragging = false
  }

  /** Handles touches cancelled by the system. */
  cancel(): void {
    this.stopHold()
    this.fingers = []
    this.start = null
    this.isDragging = false
  }

  private leavesSlack({ x, y }: Finger): boolean {
    if (this.wasPinching) return true
    return this.start !== null && Math.hypot(x - this.start.x, y - this.start.y) > SLACK_PX
  }

  private pinch(before: readonly [Finger, Finger], now: readonly [Finger, Finger]): void {
    const apart = ([one, other]: readonly [Finger, Finger]) => Math.hypot(one.x - other.x, one.y - other.y)
    const middle = ([one, other]: readonly [Finger, Finger]) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
    const [from, to] = [middle(before), middle(now)]
    this.listener.onMove(to.x - from.x, to.y - from.y)
    if (apart(before) > 0) this.listener.onPinch(apart(now) / apart(before), to)
  }

  private tap({ x, y }: Sample, now: number): void {
    const { lastTap } = this
    const isSecond =
      lastTap !== null && now - lastTap.at <= DOUBLE_TAP_MS && Math.hypot(x - lastTap.x, y - lastTap.y) <= DOUBLE_TAP_PX
    if (isSecond) {
      this.lastTap = null
      this.listener.onDoubleTap({ x, y })
      return
    }
    this.lastTap = this.listener.onTap({ x, y }) ? null : { x, y, at: now }
  }

  private release(now: number): void {
    const recent = this.samples.filter(({ at }) => now - at <= THROW_WINDOW_MS)
    const [first, last] = [recent[0], recent[recent.length - 1]]
    if (!first || !last || last.at === first.at) return
    const passed = last.at - first.at
    this.listener.onThrow({ x: (last.x - first.x) / passed, y: (last.y - first.y) / passed })
  }

  private longPress(): void {
    this.pressTimer = null
    if (!this.start || this.isDragging) return
    this.listener.onHold({ x: this.start.x, y: this.start.y })
    // The lift that follows is no tap.
    this.start = null
  }

  private stopHold(): void {
    if (this.pressTimer !== null) clearTimeout(this.pressTimer)
    this.pressTimer = null
  }
}
