import type { Browser } from 'playwright-core'

/** Pool of slow-to-open browser resources. */
export class BrowserPool<Item> {
  private readonly free = new WeakMap<Browser, Map<string, Item[]>>()

  /** Returns a free item of this look, or opens one; the result releases it. */
  async acquire(browser: Browser, look: object, open: () => Promise<Item>): Promise<{ item: Item; release(): void }> {
    const ofBrowser = this.free.get(browser) ?? new Map<string, Item[]>()
    this.free.set(browser, ofBrowser)
    const key = JSON.stringify(look)
    const alike = ofBrowser.get(key) ?? []
    ofBrowser.set(key, alike)
    const item = alike.pop() ?? (await open())
    return { item, release: () => void alike.push(item) }
  }
}
