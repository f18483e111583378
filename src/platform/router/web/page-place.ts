/** Where a page is scrolled to. */
export interface PagePlace {
  /** From the beginning of the page, px. */
  readonly top: number
  /** What stands in the middle of the screen, and its distance from the top, px: what is above it may change its height. */
  readonly anchor?: { readonly id: string; readonly y: number }
}

/** Where the page in this box is scrolled to; undefined at its beginning. */
export function placeIn(box: HTMLElement): PagePlace | undefined {
  if (box.scrollTop <= 0) return undefined
  const { left, top, width, height } = box.getBoundingClientRect()
  const element = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[id]')
  return {
    top: box.scrollTop,
    ...(element && movesWith(box, element) && { anchor: { id: element.id, y: element.getBoundingClientRect().top } }),
  }
}

/** Whether something in this box goes where the page is scrolled: bars and sheets stay where they are. */
function movesWith(box: HTMLElement, element: Element): boolean {
  if (element === box || !box.contains(element)) return false
  for (let part: Element | null = element; part && part !== box; part = part.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(part).position)) return false
  }
  return true
}

/** How often it is looked where the page stands, ms. */
const TICK_MS = 100
/** A page that does not come this far within this time stays where it is, ms. */
const LIFE_MS = 10_000
/** The page stays when it has stood still for so many looks. */
const STEADY_TICKS = 5
/** As long as a page does not grow, it is requested more once in so many looks. */
const ASK_AGAIN_TICKS = 10
/** Nobody is led further down than this, px: every page of a list on the way has to be fetched. */
const MAX_TOP = 20_000
/** What users do themselves with a page ends it. */
const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Leads a page that was made again back to where it was left, as it grows: parts of it come late, and the pages of a
 * list one after the other.
 */
export class ReturnToPlace {
  isUnderWay = true
  private readonly timer = setInterval(() => this.look(), TICK_MS)
  private looks = 0
  private steadyLooks = 0
  private askedAt = 0
  private height = 0

  /** `askForMore` is what reaching the end of the page does. */
  constructor(
    private readonly box: HTMLElement,
    readonly place: PagePlace,
    private readonly askForMore: () => void,
  ) {
    for (const name of USER_EVENTS) window.addEventListener(name, this.stop, { capture: true, passive: true })
    this.look()
  }

  readonly stop = () => {
    this.isUnderWay = false
    clearInterval(this.timer)
    for (const name of USER_EVENTS) window.removeEventListener(name, this.stop, { capture: true })
  }

  private look(): void {
    const { box } = this
    const wanted = this.wantedTop()
    const isThere = Math.abs(box.scrollTop - wanted) <= 1
    if (!isThere) {
      box.scrollTop = wanted
      if (Math.abs(box.scrollTop - wanted) > 1) this.growPage()
    }
    this.looks += 1
    this.steadyLooks = isThere ? this.steadyLooks + 1 : 0
    if (this.steadyLooks >= STEADY_TICKS || this.looks * TICK_MS >= LIFE_MS) this.stop()
  }

  private wantedTop(): number {
    const { box, place } = this
    const anchor = place.anchor && box.querySelector(`[id=${JSON.stringify(place.anchor.id)}]`)
    if (place.anchor && anchor) return box.scrollTop + anchor.getBoundingClientRect().top - place.anchor.y
    return Math.min(place.top, MAX_TOP)
  }

  private growPage(): void {
    const { scrollHeight } = this.box
    const isDue = scrollHeight !== this.height || this.looks - this.askedAt >= ASK_AGAIN_TICKS
    this.height = scrollHeight
    if (!isDue) return
    this.askedAt = this.looks
    this.askForMore()
  }
}
