/** What scrolls a page on the web: Taro gives each page a box of its own; the window stands still. */
export function pageScroller(element: Element): Element | null {
  return element.closest('.taro_page')
}
