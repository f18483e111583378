import type { EntryScreen } from './contract'

/** A screen that counts its users, and can be captured. */
export class FakeEntryScreen implements EntryScreen {
  private readonly listeners = new Set<() => void>()

  get isBright(): boolean {
    return this.listeners.size > 0
  }

  enter(onCapture: () => void): () => void {
    this.listeners.add(onCapture)
    return () => void this.listeners.delete(onCapture)
  }

  capture(): void {
    for (const listener of this.listeners) listener()
  }
}
