import type { BrowserShop } from './browser-shop'

/** More stops than any page has. */
const MOST_STOPS = 300

/** The shop worked with the keyboard alone. */
export class KeyPresses {
  /** Tab stops without a visible outline, or covered. */
  readonly unseen: string[] = []

  constructor(private readonly shop: BrowserShop) {}

  /** Presses Tab until this has the focus. */
  async tabTo(selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.shop.seen(selector)
    for (let stops = 0; !(await this.isAt(selector)); stops += 1) {
      if (stops > MOST_STOPS) throw new Error(`the ${key} key never comes to ${selector}`)
      await this.press(key)
      await this.inspect()
    }
  }

  /** To something, and Enter. */
  async enter(selector: string): Promise<void> {
    await this.tabTo(selector)
    await this.press('Enter')
  }

  /** Puts words into a field in the place of those that are there. */
  async write(selector: string, words: string): Promise<void> {
    await this.tabTo(selector)
    await this.inspectField(selector)
    await this.press('ControlOrMeta+a')
    await this.shop.page.keyboard.type(words)
  }

  press(key: string): Promise<void> {
    return this.shop.page.keyboard.press(key)
  }

  isAt(selector: string): Promise<boolean> {
    return this.shop.page.evaluate((what) => document.activeElement?.matches(what) ?? false, selector)
  }

  private async inspect(): Promise<void> {
    const unseen = await this.shop.page.evaluate(() => {
      const at = document.activeElement
      // The window's own bars come after the last stop.
      if (at === null || at === document.body) return null
      const name = at.id || at.getAttribute('aria-label') || at.textContent || at.tagName
      const { left, top, width, height } = at.getBoundingClientRect()
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      if (!over || !(at.contains(over) || over.contains(at))) return `${name} is covered`
      const isField = at.matches('input, textarea, select')
      return isField || getComputedStyle(at).outlineStyle !== 'none' ? null : `${name} has no outline`
    })
    if (unseen !== null) this.unseen.push(unseen)
  }

  /** A field has no outline of its own: it or what it stands in looks different while it has the focus. */
  private async inspectField(selector: string): Promise<void> {
    const isSeen = await this.shop.page.evaluate(() => {
      const field = document.activeElement
      if (!(field instanceof HTMLElement)) return false
      const around: Element[] = []
      for (let at: Element | null = field; at && around.length < 6; at = at.parentElement) around.push(at)
      const look = () =>
        around
          .map((element) => getComputedStyle(element))
          .map(({ outlineStyle, outlineColor, boxShadow, borderColor }) =>
            [outlineStyle, outlineColor, boxShadow, borderColor].join(),
          )
          .join()
      const withFocus = look()
      field.blur()
      const without = look()
      field.focus({ preventScroll: true })
      return withFocus !== without
    })
    if (!isSeen) this.unseen.push(`${selector} looks the same without the focus`)
  }
}
