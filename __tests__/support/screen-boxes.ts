import type { Page } from 'playwright-core'

/** A text, a field or a picture as it lies on the screen, px. */
export interface ScreenBox {
  kind: 'text' | 'field' | 'picture'
  /** Visible text; empty for a picture. */
  text: string
  left: number
  top: number
  width: number
  height: number
  /** Words end where their box does, without a sign that there are more. */
  isCut: boolean
  /** Begins or ends beside the screen, and nothing scrolls it there. */
  isOutside: boolean
  /** Group of elements that move together: a fixed bar, a sheet, or the page itself. */
  layer: number
}

/** Visible boxes of a page in reading order, and overlapping texts. */
export interface ScreenLayout {
  boxes: ScreenBox[]
  overlaps: [string, string][]
}

/** Measures a page of a browser; mini-programs and the web alike. */
export async function screenLayout(page: Page): Promise<ScreenLayout> {
  return JSON.parse(await page.evaluate<string>(COLLECT))
}

/**
 * Runs in the browser, so it is text: compilers put names into functions that only exist outside. Answers JSON, because
 * Playwright looks at every value of what is not a text, which takes longer than measuring.
 */
const COLLECT = `(() => {
  const screenWidth = innerWidth
  // On the web the page scrolls inside the window.
  const scrolled = scrollY + (document.querySelector('.taro_page:not([hidden])')?.scrollTop ?? 0)
  const layers = [document.body]
  const round = (value) => Math.round(value * 10) / 10

  // Elements are queried once per descendant; nothing moves in between.
  const once = (answer) => {
    const known = new Map()
    return (element) => {
      if (!known.has(element)) known.set(element, answer(element))
      return known.get(element)
    }
  }
  const styleOf = once((element) => {
    const { position, display, visibility, opacity, overflowX, overflowY, webkitLineClamp, textOverflow } =
      getComputedStyle(element)
    const isClamped = webkitLineClamp !== 'none' || textOverflow === 'ellipsis'
    return { position, display, visibility, opacity, overflowX, overflowY, isClamped }
  })
  const boxOf = once((element) => element.getBoundingClientRect())

  const layerOf = once((element) => {
    if (!element || element === document.body) return 0
    if (!['fixed', 'sticky'].includes(styleOf(element).position)) return layerOf(element.parentElement)
    return layers.push(element) - 1
  })

  const isDrawn = once((element) => {
    if (!element) return true
    const { opacity, display } = styleOf(element)
    if (display === 'none' || opacity === '0' || element.hasAttribute('data-frame')) return false
    return isDrawn(element.parentElement)
  })
  const isSeen = (element) => styleOf(element).visibility !== 'hidden' && isDrawn(element)

  /** Part of a box that its surroundings do not clip; content within scroll reach counts. */
  const clip = (element, box) => {
    const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom }
    let isCut = false
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = styleOf(at)
      if (style.position === 'fixed') break
      if (style.display === 'inline') continue
      const outer = boxOf(at)
      const scrollsAlong = (overflow) => ['auto', 'scroll'].includes(overflow) || at.matches('.v-slides')
      const isWider = style.overflowX !== 'visible' && (seen.left < outer.left - 1 || seen.right > outer.right + 1)
      const isHigher = style.overflowY !== 'visible' && (seen.top < outer.top - 1 || seen.bottom > outer.bottom + 1)
      // Surroundings of a scroll box do not clip content within its scroll reach.
      if ((isWider && scrollsAlong(style.overflowX)) || (!isWider && isHigher && scrollsAlong(style.overflowY)))
        return { seen, scroller: at, isCut }
      if (isWider || isHigher) isCut ||= !style.isClamped
      if (isWider) {
        seen.left = Math.max(seen.left, outer.left)
        seen.right = Math.min(seen.right, outer.right)
      }
      if (isHigher) {
        seen.top = Math.max(seen.top, outer.top)
        seen.bottom = Math.min(seen.bottom, outer.bottom)
      }
    }
    return { seen, scroller: null, isCut }
  }

  const boxes = []
  const texts = []
  const add = (kind, text, element, box, lines = [box]) => {
    if (box.width < 2 || box.height < 2 || !isSeen(element)) return
    const { seen, scroller, isCut } = clip(element, box)
    if (seen.right - seen.left < 2 || seen.bottom - seen.top < 2) return
    if (kind !== 'picture') texts.push({ text, element, seen, lines, scroller, layer: layerOf(element) })
    boxes.push({
      kind,
      text,
      left: round(seen.left),
      top: round(seen.top + scrolled),
      width: round(seen.right - seen.left),
      height: round(seen.bottom - seen.top),
      isCut: kind === 'text' && isCut,
      isOutside: scroller === null && (seen.left < -1 || seen.right > screenWidth + 1),
      layer: layerOf(element),
    })
  }

  /** The letters of a line without the room above and below them. */
  const letters = (line, size) => {
    const middle = (line.top + line.bottom) / 2
    return { left: line.left, right: line.right, top: middle - size / 2, bottom: middle + size / 2 }
  }

  const addText = (element) => {
    const range = document.createRange()
    const size = parseFloat(getComputedStyle(element).fontSize)
    const lines = []
    let words = ''
    for (const child of element.childNodes) {
      if (child.nodeType !== Node.TEXT_NODE || !child.textContent.trim()) continue
      words += child.textContent
      range.selectNodeContents(child)
      for (const line of range.getClientRects()) lines.push(line)
    }
    if (lines.length === 0) return
    const left = Math.min(...lines.map((line) => line.left))
    const top = Math.min(...lines.map((line) => line.top))
    const right = Math.max(...lines.map((line) => line.right))
    const bottom = Math.max(...lines.map((line) => line.bottom))
    const box = { left, top, right, bottom, width: right - left, height: bottom - top }
    add('text', words.replace(/\\s+/g, ' ').trim(), element, box, lines.map((line) => letters(line, size)))
  }

  const within = (line, seen) => ({
    left: Math.max(line.left, seen.left),
    right: Math.min(line.right, seen.right),
    top: Math.max(line.top, seen.top),
    bottom: Math.min(line.bottom, seen.bottom),
  })
  const cross = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2

  // The first picture of the web lies behind the app and is no part of it.
  const root = document.getElementById('app') ?? document.body
  for (const element of root.querySelectorAll('*')) {
    if (element.closest('svg, style, script, noscript')) continue
    if (element.matches('wx-input, wx-textarea, input, textarea')) {
      const words = element.matches('input, textarea') ? element.value || element.placeholder : element.textContent
      add('field', words.trim(), element, element.getBoundingClientRect())
    } else if (element.matches('wx-image, img, wx-canvas, canvas')) {
      add('picture', '', element, element.getBoundingClientRect())
    } else if (!element.closest('wx-input, wx-textarea')) {
      addText(element)
    }
  }

  const overlaps = []
  for (const [at, one] of texts.entries())
    for (const other of texts.slice(at + 1)) {
      if (one.layer !== other.layer) continue
      // Content scrolled out of sight is covered by nothing beside its box.
      if (one.scroller !== other.scroller) continue
      const isOver = one.lines.some((line) => other.lines.some((next) => cross(within(line, one.seen), within(next, other.seen))))
      if (isOver) overlaps.push([one.text, other.text])
    }
  return JSON.stringify({ boxes, overlaps })
})()`
