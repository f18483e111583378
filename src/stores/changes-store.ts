import type { Topic } from '@/contracts/topic'
import { makeRefObservable } from '@/lib/make-ref-observable'

/** Changes since pages loaded their data. Pages check them with `useLoad`. */
export class ChangesStore {
  /** Counts the changes of each topic. */
  private counts: ReadonlyMap<Topic, number> = new Map()
  /** Counts how often everything changed. */
  private timesAllChanged = 0
  /** Counts how often everything out of sight became old. */
  private timesHiddenIsOld = 0

  constructor() {
    makeRefObservable(this, 'timesHiddenIsOld')
  }

  /** Open pages that show one of these load again: now where they are in sight, else when they come into view. */
  invalidate(...topics: readonly Topic[]): void {
    if (topics.length === 0) return
    const changed = topics.map((topic) => [topic, this.countOf(topic) + 1] as const)
    this.counts = new Map([...this.counts, ...changed])
  }

  /** Every open page loads again, whatever it shows: now where it is in sight. */
  invalidateAll(): void {
    this.timesAllChanged += 1
  }

  /** Every page that is out of sight loads again when it comes into view, whatever it shows. */
  invalidateHidden(): void {
    this.timesHiddenIsOld += 1
  }

  /** Another value once one of these has changed. */
  versionOf(topics: readonly Topic[]): number {
    return topics.reduce((sum, topic) => sum + this.countOf(topic), this.timesAllChanged)
  }

  /** Version that changes when hidden pages have to load again; it triggers no reaction. */
  get hiddenVersion(): number {
    return this.timesHiddenIsOld
  }

  private countOf(topic: Topic): number {
    return this.counts.get(topic) ?? 0
  }
}
