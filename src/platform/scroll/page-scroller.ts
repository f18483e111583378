/** What scrolls an element: a box of its page that scrolls by itself, or the page. */
export function scrollerOf(element: Element): Element | null {
  return element.closest('.taro-scroll-view__scroll-y, .taro_page')
}

/** What scrolls a page on the web: Taro gives each page a box of its own; the window stands still. */
export function pageScroller(element: Element): Element | null {
  return element.closest('.taro_page')
}
