import { type HistoryEntry, modalsOf, topOf } from './history-entry'

/** The open sheets and dialogs of each page, from the lower to the upper. */
export class OpenModals {
  private readonly byPage = new Map<string, readonly (() => void)[]>()

  /** `key` is that of the page. Answers what takes it out again. */
  add(key: string, close: () => void): () => void {
    const ofPage = this.of(key)
    // One that is drawn twice is there twice.
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

  /** Asks those above the first `count` to close, the upper one first; they may stay. */
  closeAbove(key: string, count: number): void {
    for (const close of this.of(key).slice(count).reverse()) close()
  }

  private of(key: string): readonly (() => void)[] {
    return this.byPage.get(key) ?? []
  }

  /** Whether an entry stands for a sheet or dialog that was closed by hand. */
  isLeftOver(entry: HistoryEntry): boolean {
    return modalsOf(entry) > this.countOn(topOf(entry)?.key ?? '')
  }
}
