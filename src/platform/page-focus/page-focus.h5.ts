import type { EnterPage, FocusHeading, FocusMemory } from './contract'

/** Frames of a page that is being brought onto the screen; nothing can be focused before it is there. */
const MAX_TRIES = 30

/** A browser begins to read the page it has loaded by itself. */
let isLoadedPage = true

export const enterPage: EnterPage = (headingId, memory) => {
  const heading = document.getElementById(headingId)
  const page = heading?.closest('.taro_page') ?? document.body
  const left = leftFrom(memory, page)
  const target = left ?? (heading && !isLoadedPage ? asTarget(heading) : null)
  // To focus is to lay everything out at once: in the next frame the page before is hidden and costs nothing.
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

/** What the user left the page from; null if nothing had the focus or it is gone. */
function leftFrom({ element, selector }: FocusMemory, page: Element): HTMLElement | null {
  if (element instanceof HTMLElement && element.isConnected) return element
  return selector === null ? null : page.querySelector<HTMLElement>(selector)
}

function selectorOf({ id, attributes }: HTMLElement): string | null {
  if (id) return `[id=${JSON.stringify(id)}]`
  const href = attributes.getNamedItem('href')?.value
  return href ? `[href=${JSON.stringify(href)}]` : null
}

/** A heading is no stop of the Tab key, and may still be gone to. */
function asTarget(heading: HTMLElement): HTMLElement {
  heading.tabIndex = -1
  return heading
}

/** A field or a sheet of the page that took the focus meanwhile keeps it. */
function focusSoon(target: HTMLElement, page: Element, triesLeft = MAX_TRIES): void {
  const at = document.activeElement
  if (at !== null && at !== document.body && page.contains(at)) return
  target.focus({ preventScroll: true })
  if (document.activeElement === target || triesLeft === 0) return
  requestAnimationFrame(() => focusSoon(target, page, triesLeft - 1))
}
