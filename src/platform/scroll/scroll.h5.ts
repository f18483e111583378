import type { Scroll } from './contract'
import { pageScroller } from './page-scroller'

export const scroll = {
  toElement(id, offsetPx) {
    const element = document.getElementById(id)
    const scroller = element && pageScroller(element)
    if (!element || !scroller) return
    scroller.scrollTo({ top: scroller.scrollTop + element.getBoundingClientRect().top - offsetPx })
  },

  // On the web the page draws the pull itself.
  endPullDown() {},
} satisfies Scroll
