import type { BrowserShop } from './browser-shop'
import { KeyPresses } from './key-presses'

/** Collects what live regions announce. Runs in the page before its own scripts. */
const RECORD_ANNOUNCEMENTS = `
  window.announced = []
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest('[role=status], [role=alert], [aria-live]')
      const text = region?.innerText?.trim().replace(/\\s+/g, ' ')
      if (text && announced.at(-1) !== text) announced.push(text)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })`
/** A page moves the focus and announces its title within this time, ms. */
const SPOKEN_WITHIN_MS = 150
/** A line of Playwright's accessibility snapshot: role, name and states of an element. */
const SNAPSHOT = /^- (?<role>\w+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<states>(?: \[[^\]]+\])*)/

/** Keys of a buyer, with what a screen reader says after each: page titles, focused elements, announcements. */
export class PurchaseTranscript extends KeyPresses {
  readonly lines: string[] = []
  /** Focused elements without an accessible name. */
  readonly unnamed: string[] = []
  private title = ''

  private constructor(private readonly window: BrowserShop) {
    super(window)
  }

  static async of(shop: BrowserShop): Promise<PurchaseTranscript> {
    await shop.page.context().addInitScript(RECORD_ANNOUNCEMENTS)
    await shop.page.reload()
    return new PurchaseTranscript(shop)
  }

  override async press(key: string): Promise<void> {
    await super.press(key)
    if (key === 'ControlOrMeta+a') return
    await this.record(key)
  }

  /** Enter on an element, recorded once the page or dialog behind it has opened, however slowly. */
  async open(selector: string, opened: string): Promise<void> {
    await this.tabTo(selector)
    await super.press('Enter')
    await this.window.seen(opened)
    await this.record('Enter')
  }

  /** Records a page that opened, and where its focus is. */
  async record(key = ''): Promise<void> {
    const { page } = this.window
    if (key !== 'Tab') await page.waitForTimeout(SPOKEN_WITHIN_MS)
    await page.waitForLoadState()
    const title = await page.title()
    // The browser's own words while a document arrives.
    if (title !== this.title && !title.startsWith('Loading ')) {
      this.lines.push(`| | page: ${title} |`)
      this.title = title
    }
    const announced = await page.evaluate(() => {
      const { announced = [] } = window as unknown as { announced?: string[] }
      return announced.splice(0)
    })
    const spoken = [await this.focused(), ...announced].filter(Boolean)
    if (spoken.length > 0) this.lines.push(`| ${key} | ${spoken.join('. ').replaceAll('|', '\\|')} |`)
  }

  private async focused(): Promise<string> {
    const focus = this.window.page.locator(':focus')
    if ((await focus.count()) !== 1) return ''
    const snapshot = await focus.ariaSnapshot()
    const { role = '', name = '', states = '' } = SNAPSHOT.exec(snapshot)?.groups ?? {}
    if (name === '') this.unnamed.push(snapshot)
    const words = states.replaceAll(/[[\]]/g, ' ').trim().split(/\s+/)
    return [name, role, ...words].filter(Boolean).join(', ')
  }
}
