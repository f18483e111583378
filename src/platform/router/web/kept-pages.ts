import type { OpenPage } from './history-entry'
import type { PagePlace } from './page-place'
import type { WebPage } from './web-page'

/** Pages that stay as they were while others are above them; one below these is made again from its address. */
const MAX_KEPT = 10

interface KeptPage {
  readonly at: OpenPage
  readonly page: WebPage
}

/** The pages in the document: the visible one, and those that are found again as they were left. */
export class KeptPages {
  /** By key, in the order in which they were last seen. */
  private readonly pages = new Map<string, KeptPage>()
  private visible: KeptPage | null = null

  isVisible(key: string): boolean {
    return this.visible?.at.key === key
  }

  /** Where the visible page is scrolled to; undefined at its beginning. */
  get place(): PagePlace | undefined {
    return this.visible?.page.place
  }

  has(key: string): boolean {
    return this.pages.has(key)
  }

  /** The window itself came to the front, or went behind another. */
  tellVisible(isOnScreen: boolean): void {
    if (isOnScreen) this.visible?.page.show()
    else this.visible?.page.hide()
  }

  /** The visible page is at another of its own entries: what its address says is read again. */
  tellAgain(): void {
    this.visible?.page.hide()
    this.visible?.page.show()
  }

  /** Shows a new page, or without `made` the one that was left, and closes those that `isLeft` names. */
  async bringUp(at: OpenPage, made: WebPage | null, isLeft: (at: OpenPage) => boolean): Promise<void> {
    const before = this.visible
    const known = this.pages.get(at.key)
    const page = made ?? known?.page
    if (!page) return
    before?.page.hide()
    this.visible = { at, page }
    this.pages.delete(at.key)
    this.pages.set(at.key, this.visible)
    // The page before is seen until the new one can be.
    if (made) await page.mount()
    before?.page.conceal()
    if (!made) page.show()
    const gone = [known, ...this.pages.values()].filter((kept) => kept && (kept.at.key === at.key || isLeft(kept.at)))
    for (const kept of gone) if (kept && kept.page !== page) this.close(kept)
    this.dropOldest()
  }

  private dropOldest(): void {
    const plain = [...this.pages.values()].filter(({ at }) => !isTab(at))
    for (const kept of plain.slice(0, Math.max(0, plain.length - MAX_KEPT))) this.close(kept)
  }

  private close({ at, page }: KeptPage): void {
    if (this.pages.get(at.key)?.page === page) this.pages.delete(at.key)
    page.unload()
  }
}

/** There is one page of each tab, so its path is its key. */
export function isTab({ key, path }: OpenPage): boolean {
  return key === path
}
