import type { BrowserShop } from './browser-shop'

/** No control of a page is further away than so many Tab stops. */
const MAX_STOPS = 150

/** Someone at a desktop without a mouse: reaches controls with Tab, and presses keys. */
export class KeyboardShopper {
  constructor(private readonly shop: BrowserShop) {}

  /** Tabs to a control and presses a key on it. */
  async press(selector: string, key = 'Enter'): Promise<void> {
    await this.reach(selector)
    await this.shop.page.keyboard.press(key)
  }

  /** Tabs to a field and types. */
  async type(selector: string, text: string): Promise<void> {
    await this.reach(selector)
    await this.shop.page.keyboard.press('ControlOrMeta+A')
    await this.shop.page.keyboard.insertText(text)
  }

  /** Chooses an option of a list of radios with the arrow keys. */
  async choose(selector: string): Promise<void> {
    await this.reach(selector)
    await this.shop.page.keyboard.press('Space')
  }

  /** Presses Tab until the control has the focus; fails where it never gets it, or where nothing shows that it has. */
  private async reach(selector: string): Promise<void> {
    const { page } = this.shop
    await this.shop.seen(`${selector}:not([disabled]):not([aria-disabled=true])`)
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      const focus = await page.evaluate(focusOn, selector)
      if (focus === 'unseen') throw new Error(`nothing shows that ${selector} has the focus`)
      if (focus === 'seen') return
      await page.keyboard.press('Tab')
    }
    throw new Error(`the keyboard does not reach ${selector}`)
  }
}

/** In the browser: whether the focus is there, and whether the element or what it stands in looks different for it. */
function focusOn(selector: string): 'seen' | 'unseen' | 'elsewhere' {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement)) return 'elsewhere'
  if (!focused.matches(selector) && !focused.parentElement?.matches(selector)) return 'elsewhere'
  const around: Element[] = []
  for (let at: Element | null = focused; at && around.length < 6; at = at.parentElement) around.push(at)
  const look = () =>
    JSON.stringify(
      around.map((element) => {
        const { outlineStyle, outlineColor, boxShadow, borderColor } = getComputedStyle(element)
        return [outlineStyle, outlineColor, boxShadow, borderColor]
      }),
    )
  const withFocus = look()
  focused.blur()
  const without = look()
  focused.focus({ preventScroll: true })
  return withFocus === without ? 'unseen' : 'seen'
}
