import type { FetchedVersion, Updater } from './contract'

/** A vendor that fetches a version on the test's command. */
export class FakeUpdater implements Updater {
  hasRestarted = false
  private readonly listeners: ((outcome: FetchedVersion) => void)[] = []

  watch(listener: (outcome: FetchedVersion) => void): void {
    this.listeners.push(listener)
  }

  restart(): void {
    this.hasRestarted = true
  }

  announce(outcome: FetchedVersion): void {
    for (const listener of this.listeners) listener(outcome)
  }
}
