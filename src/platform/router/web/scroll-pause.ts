/** The page has to stand still this long, ms: Safari takes 100 changes of a history entry in 30 s. */
const SCROLL_PAUSE_MS = 300

/** Calls when the page has stopped scrolling; what is written while a window goes away is lost in some browsers. */
export class ScrollPause {
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly onPause: () => void) {}

  start(): void {
    window.addEventListener('scroll', this.onScroll, { capture: true, passive: true })
  }

  stop(): void {
    window.removeEventListener('scroll', this.onScroll, { capture: true })
    clearTimeout(this.timer)
  }

  private readonly onScroll = () => {
    clearTimeout(this.timer)
    this.timer = setTimeout(this.onPause, SCROLL_PAUSE_MS)
  }
}
