import type { Page } from 'playwright-core'

/** A text, a field or a picture as it lies on the screen, px. */
export interface ScreenBox {
  kind: 'text' | 'field' | 'picture'
  /** What is read there; empty for a picture. */
  text: string
  left: number
  top: number
  width: number
  height: number
  /** Words end where their box does, without a sign that there are more. */
  isCut: boolean
  /** Begins or ends beside the screen, and nothing scrolls it there. */
  isOutside: boolean
  /** What moves together: a bar that stays, a sheet, or the page itself. */
  layer: number
}

/** What a user sees of a page, in reading order; mini-programs and the web alike. */
export function screenBoxes(page: Page): Promise<ScreenBox[]> {
  return page.evaluate<ScreenBox[]>(COLLECT)
}

/** Runs in the browser, so it is text: compilers put names into functions that only exist outside. */
const COLLECT = `(() => {
  const screenWidth = innerWidth
  const layers = [document.body]
  const round = (value) => Math.round(value * 10) / 10

  const layerOf = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (!['fixed', 'sticky'].includes(getComputedStyle(at).position)) continue
      if (!layers.includes(at)) layers.push(at)
      return layers.indexOf(at)
    }
    return 0
  }

  const isSeen = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const { visibility, opacity, display } = getComputedStyle(at)
      if (display === 'none' || opacity === '0' || (at === element && visibility === 'hidden')) return false
      if (at.hasAttribute('data-frame')) return false
    }
    return true
  }

  /** What of a box its surroundings let through, and whether something scrolls it sideways. */
  const clip = (element, box) => {
    const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom }
    let scrolls = false
    let isCut = false
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at)
      const outer = at.getBoundingClientRect()
      if (style.position === 'fixed') break
      if (at === document.body || style.display === 'inline') continue
      if (style.overflowX !== 'visible' && (seen.left < outer.left - 1 || seen.right > outer.right + 1)) {
        if (['auto', 'scroll'].includes(style.overflowX) || at.matches('.v-slides, [class*=swiper]')) scrolls = true
        else if (style.textOverflow !== 'ellipsis') isCut = true
        seen.left = Math.max(seen.left, outer.left)
        seen.right = Math.min(seen.right, outer.right)
      }
      if (style.overflowY !== 'visible' && (seen.top < outer.top - 1 || seen.bottom > outer.bottom + 1)) {
        const isClamped = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis'
        if (!['auto', 'scroll'].includes(style.overflowY) && !isClamped) isCut = true
        seen.top = Math.max(seen.top, outer.top)
        seen.bottom = Math.min(seen.bottom, outer.bottom)
      }
    }
    return { seen, scrolls, isCut }
  }

  const boxes = []
  const add = (kind, text, element, box) => {
    if (box.width < 2 || box.height < 2 || !isSeen(element)) return
    const { seen, scrolls, isCut } = clip(element, box)
    if (seen.right - seen.left < 2 || seen.bottom - seen.top < 2) return
    if (scrolls && (seen.right <= 0 || seen.left >= screenWidth)) return
    boxes.push({
      kind,
      text,
      left: round(box.left),
      top: round(box.top + scrollY),
      width: round(box.width),
      height: round(box.height),
      isCut: kind === 'text' && isCut && !scrolls,
      isOutside: !scrolls && (seen.left < -1 || seen.right > screenWidth + 1),
      layer: layerOf(element),
    })
  }

  const textOf = (element) => {
    const range = document.createRange()
    const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
    let words = ''
    for (const child of element.childNodes) {
      if (child.nodeType !== Node.TEXT_NODE || !child.textContent.trim()) continue
      words += child.textContent
      range.selectNodeContents(child)
      for (const part of range.getClientRects()) {
        box.left = Math.min(box.left, part.left)
        box.top = Math.min(box.top, part.top)
        box.right = Math.max(box.right, part.right)
        box.bottom = Math.max(box.bottom, part.bottom)
      }
    }
    return { words: words.replace(/\\s+/g, ' ').trim(), box: { ...box, width: box.right - box.left, height: box.bottom - box.top } }
  }

  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg, style, script, noscript')) continue
    if (element.matches('wx-input, wx-textarea, input, textarea')) {
      const words = element.matches('input, textarea') ? element.value || element.placeholder : element.textContent
      add('field', words.trim(), element, element.getBoundingClientRect())
    } else if (element.matches('wx-image, img')) {
      add('picture', '', element, element.getBoundingClientRect())
    } else if (!element.closest('wx-input, wx-textarea')) {
      const { words, box } = textOf(element)
      if (words) add('text', words, element, box)
    }
  }
  return boxes
})()`
