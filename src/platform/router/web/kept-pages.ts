import type { OpenPage } from './history-entry'
import type { PagePlace } from './page-place'
import type { WebPage } from './web-page'

/** Maximum pages kept below the visible one; deeper ones are recreated from their address. */
const MAX_KEPT = 10

interface KeptPage {
  readonly at: OpenPage
  readonly page: WebPage
}

/** Pages in the document: the visible one, and hidden ones in their last state. */
export class KeptPages {
  /** By key, in the order they were last shown. */
  private readonly pages = new Map<string, KeptPage>()
  private visible: KeptPage | null = null

  isVisible(key: string): boolean {
    return this.visible?.at.key === key
  }

  /** Scroll position of the visible page; undefined at the top. */
  get place(): PagePlace | undefined {
    return this.visible?.page.place
  }

  has(key: string): boolean {
    return this.pages.has(key)
  }

  /** Notifies the pages that the window was shown or hidden. */
  notifyVisible(isOnScreen: boolean): void {
    if (isOnScreen) this.visible?.page.show()
    else this.visible?.page.hide()
  }

  /** Notifies the visible page of a changed address. */
  notifyAddress(): void {
    this.visible?.page.hide()
    this.visible?.page.show()
  }

  /** Shows a new page, or without `made` the previous one, and closes those that `isLeft` selects. */
  async bringUp(at: OpenPage, made: WebPage | null, isLeft: (at: OpenPage) => boolean): Promise<void> {
    const before = this.visible
    const known = this.pages.get(at.key)
    const page = made ?? known?.page
    if (!page) return
    before?.page.hide()
    this.visible = { at, page }
    this.pages.delete(at.key)
    this.pages.set(at.key, this.visible)
    // The previous page stays visible until the new one is ready.
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

/** Each tab has one page, so its path is its key. */
export function isTab({ key, path }: OpenPage): boolean {
  return key === path
}
