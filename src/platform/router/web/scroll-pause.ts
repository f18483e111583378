/** Time without scrolling before it is stored, ms: Safari allows 100 history changes in 30 s. */
const SCROLL_PAUSE_MS = 300

/** Calls back when scrolling has paused; some browsers lose what is written during unload. */
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
