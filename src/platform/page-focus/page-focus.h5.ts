import type { EnterPage, FocusHeading, FocusMemory } from './contract'

/** Maximum frames of a page transition; nothing can be focused earlier. */
const MAX_TRIES = 30

/** Screen readers start reading a freshly loaded page by themselves. */
let isLoadedPage = true

export const enterPage: EnterPage = (headingId, memory) => {
  const heading = document.getElementById(headingId)
  const page = heading?.closest('.taro_page') ?? document.body
  const left = leftFrom(memory, page)
  const target = left ?? (heading && !isLoadedPage ? asTarget(heading) : null)
  // Focusing forces a layout: in the next frame the previous page is hidden and costs nothing.
  const frame = requestAnimationFrame(() => target && focusSoon(target, page))
  isLoadedPage = false

  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !page.contains(target)) return
    memory.element = target
    memory.selector = selectorOf(target)
  }
  document.addEventListener('focusin', remember)
  return () => {
    cancelAnimationFrame(frame)
    document.removeEventListener('focusin', remember)
  }
}

export const focusHeading: FocusHeading = (headingId) => {
  const heading = document.getElementById(headingId)
  if (heading) asTarget(heading).focus()
}

/** Element from which the user left the page; null if nothing had the focus or it is gone. */
function leftFrom({ element, selector }: FocusMemory, page: Element): HTMLElement | null {
  if (element instanceof HTMLElement && element.isConnected) return element
  return selector === null ? null : page.querySelector<HTMLElement>(selector)
}

function selectorOf({ id, attributes }: HTMLElement): string | null {
  if (id) return `[id=${JSON.stringify(id)}]`
  const href = attributes.getNamedItem('href')?.value
  return href ? `[href=${JSON.stringify(href)}]` : null
}

/** A heading is no tab stop, but can be focused. */
function asTarget(heading: HTMLElement): HTMLElement {
  heading.tabIndex = -1
  return heading
}

/** A field or sheet of the page that took the focus in the meantime keeps it. */
function focusSoon(target: HTMLElement, page: Element, triesLeft = MAX_TRIES): void {
  const at = document.activeElement
  if (at !== null && at !== document.body && page.contains(at)) return
  target.focus({ preventScroll: true })
  if (document.activeElement === target || triesLeft === 0) return
  requestAnimationFrame(() => focusSoon(target, page, triesLeft - 1))
}
