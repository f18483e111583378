import type { Browser } from 'playwright-core'

/** What a browser takes long to open, lent to one user after the other. */
export class BrowserPool<Item> {
  private readonly free = new WeakMap<Browser, Map<string, Item[]>>()

  /** `open` makes another one where none is free that looks like this. Answers what gives it back, too. */
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
