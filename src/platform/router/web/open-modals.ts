import { type HistoryEntry, modalsOf, topOf } from './history-entry'

/** Open sheets and dialogs of each page, from the lowest to the topmost. */
export class OpenModals {
  private readonly byPage = new Map<string, readonly (() => void)[]>()

  /** `key` is that of the page. Returns a function that removes it. */
  add(key: string, close: () => void): () => void {
    const ofPage = this.of(key)
    // One that is rendered twice is registered twice.
    const modal = () => close()
    this.byPage.set(key, [...ofPage, modal])
    return () => {
      const left = this.of(key).filter((other) => other !== modal)
      if (left.length > 0) this.byPage.set(key, left)
      else this.byPage.delete(key)
    }
  }

  countOn(key: string): number {
    return this.of(key).length
  }

  /** Requests those above the first `count` to close, the topmost first; they may stay open. */
  closeAbove(key: string, count: number): void {
    for (const close of this.of(key).slice(count).reverse()) close()
  }

  private of(key: string): readonly (() => void)[] {
    return this.byPage.get(key) ?? []
  }

  /** True for an entry of a sheet or dialog that was closed by its own button. */
  isLeftOver(entry: HistoryEntry): boolean {
    return modalsOf(entry) > this.countOn(topOf(entry)?.key ?? '')
  }
}
