/** Scroll position of a page. */
export interface PagePlace {
  /** Distance from the top of the page, px. */
  readonly top: number
  /** Element in the middle of the screen with its distance from the top, px: content above may change its height. */
  readonly anchor?: { readonly id: string; readonly y: number }
}

/** Scroll position of the page in this box; undefined at the top. */
export function placeIn(box: HTMLElement): PagePlace | undefined {
  if (box.scrollTop <= 0) return undefined
  const { left, top, width, height } = box.getBoundingClientRect()
  const element = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[id]')
  return {
    top: box.scrollTop,
    ...(element && movesWith(box, element) && { anchor: { id: element.id, y: element.getBoundingClientRect().top } }),
  }
}

/** True if an element scrolls with the page: bars and sheets do not. */
function movesWith(box: HTMLElement, element: Element): boolean {
  if (element === box || !box.contains(element)) return false
  for (let part: Element | null = element; part && part !== box; part = part.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return false
  }
  return true
}

/** Interval of position checks, ms. */
const TICK_MS = 100
/** Maximum time to reach the position, ms; then the page stays. */
const LIFE_MS = 10_000
/** Number of unchanged checks after which the page stays. */
const STEADY_TICKS = 5
/** Number of checks without growth after which more content is requested. */
const ASK_AGAIN_TICKS = 10
/** Maximum restored position, px: every list page above it has to be loaded. */
const MAX_TOP = 20_000
/** User input that ends the restoring. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Restores the scroll position of a recreated page as it grows: parts load late, and list pages one after the other.
 */
export class ReturnToPlace {
  isUnderWay = true
  private readonly timer = setInterval(() => this.check(), TICK_MS)
  private checks = 0
  private steadyLooks = 0
  private requestedAt = 0
  private height = 0

  /** `loadMore` does what reaching the end of the page does. */
  constructor(
    private readonly box: HTMLElement,
    readonly place: PagePlace,
    private readonly loadMore: () => void,
  ) {
    for (const name of USER_EVENTS) window.addEventListener(name, this.stop, { capture: true, passive: true })
    this.check()
  }

  readonly stop = () => {
    this.isUnderWay = false
    clearInterval(this.timer)
    for (const name of USER_EVENTS) window.removeEventListener(name, this.stop, { capture: true })
  }

  private check(): void {
    const { box } = this
    const wanted = this.wantedTop()
    const isThere = Math.abs(box.scrollTop - wanted) <= 1
    if (!isThere) {
      box.scrollTop = wanted
      if (Math.abs(box.scrollTop - wanted) > 1) this.growPage()
    }
    this.checks += 1
    this.steadyLooks = isThere ? this.steadyLooks + 1 : 0
    if (this.steadyLooks >= STEADY_TICKS || this.checks * TICK_MS >= LIFE_MS) this.stop()
  }

  private wantedTop(): number {
    const { box, place } = this
    const anchor = place.anchor && box.querySelector(`[id=${JSON.stringify(place.anchor.id)}]`)
    if (place.anchor && anchor) return box.scrollTop + anchor.getBoundingClientRect().top - place.anchor.y
    return Math.min(place.top, MAX_TOP)
  }

  private growPage(): void {
    const { scrollHeight } = this.box
    const isDue = scrollHeight !== this.height || this.checks - this.requestedAt >= ASK_AGAIN_TICKS
    this.height = scrollHeight
    if (!isDue) return
    this.requestedAt = this.checks
    this.loadMore()
  }
}
