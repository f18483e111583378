import { reaction } from 'mobx'
import { useEffect, useState } from 'react'
import type { Topic } from '@/contracts/topic'
import type { ChangesStore } from '@/stores/changes-store'
import { useApp } from './app-context'
import { usePage } from './page-context'

/** A `Resource`, a `PagedList`, or a model that loads several. */
export type Loadable = ({ load(): unknown } | { refresh(): unknown }) & {
  /** The page is out of sight: what is requested again and again stops until the next `load`. */
  pause?(): void
}

/** Once, or each time the page comes into view: for what others change too. */
export type LoadMoment = 'opened' | 'shown'

/**
 * Loads what a page shows (docs/decisions/0043-one-way-of-loading.md). Whatever the moment, it loads again where one of
 * the topics or the language has changed: at once while the page is in sight, else when it comes into view. The way
 * back of response modes 4 and 8 counts as a change of everything (NET-090). The loadable is that of the first call.
 */
export function useLoad(loadable: Loadable, moment: LoadMoment, ...topics: readonly Topic[]): void {
  const { changes } = useApp()
  const { isVisible } = usePage()
  const [loading] = useState(() => new PageLoading(changes, loadable, moment, ['language', ...topics]))
  useEffect(() => (isVisible ? loading.start() : undefined), [isVisible, loading])
}

class PageLoading {
  private loadedAt: number | null = null
  private hiddenVersion = 0

  constructor(
    private readonly changes: ChangesStore,
    private readonly loadable: Loadable,
    private readonly moment: LoadMoment,
    private readonly topics: readonly Topic[],
  ) {}

  /** Handles the page coming into view. Returns a function for its going out of view. */
  start(): () => void {
    const { changes, loadable, topics } = this
    const isOld = this.loadedAt !== changes.versionOf(topics) || this.hiddenVersion !== changes.hiddenVersion
    if (this.moment === 'shown' || isOld) this.load()
    const stopFollowing = reaction(
      () => changes.versionOf(topics),
      () => this.load(),
    )
    return () => {
      stopFollowing()
      loadable.pause?.()
    }
  }

  private load(): void {
    const { changes, loadable } = this
    this.loadedAt = changes.versionOf(this.topics)
    this.hiddenVersion = changes.hiddenVersion
    void ('load' in loadable ? loadable.load() : loadable.refresh())
  }
}
