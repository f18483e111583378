/** Scroll container of an element: an inner one, or the page. */
export function scrollerOf(element: Element): Element | null {
  return element.closest('.taro-scroll-view__scroll-y, .taro_page')
}

/** Scroll container of a web page: Taro gives each page its own box; the window does not scroll. */
export function pageScroller(element: Element): Element | null {
  return element.closest('.taro_page')
}
