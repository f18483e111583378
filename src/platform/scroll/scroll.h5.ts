import type { Scroll } from './contract'
import { pageScroller } from './page-scroller'

/** The invalid one of several controls, otherwise the first focusable one. */
const WRONG = '[aria-invalid="true"]'
const FOCUSABLE = 'input, select, textarea, button:not([disabled]), a[href], [tabindex]'

export const scroll: Scroll = {
  toElement(id, offsetPx) {
    const element = document.getElementById(id)
    const scroller = element && pageScroller(element)
    if (!element || !scroller) return
    scroller.scrollTo({ top: scroller.scrollTop + element.getBoundingClientRect().top - offsetPx })
  },

  reveal(id) {
    const element = document.getElementById(id)
    if (!element) return
    element.scrollIntoView({ block: 'center' })
    const target = element.querySelector<HTMLElement>(WRONG) ?? element.querySelector<HTMLElement>(FOCUSABLE)
    target?.focus({ preventScroll: true })
  },

  // On the web the page draws the pull itself.
  endPullDown() {},
}
