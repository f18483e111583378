import { scrollerOf } from '../scroll/page-scroller'
import type { Visibility } from './contract'
import { drawInFrame } from './web/frames'

export const visibility: Visibility = {
  nearPx: 1200,
  firstBlocks: 1,

  watch(id, marginPx, onChange) {
    const element = document.getElementById(id)
    if (!element || typeof IntersectionObserver === 'undefined') {
      onChange(true, 0)
      return () => {}
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries[entries.length - 1]
        if (last) onChange(last.isIntersecting, last.boundingClientRect.height)
      },
      { root: scrollerOf(element), rootMargin: `${marginPx}px 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  },

  drawInTurn: drawInFrame,
}
