import { runInAction } from 'mobx'
import { type AppError, toAppError } from './app-error'
import { makeRefObservable } from './make-ref-observable'
import type { LoadStatus } from './resource'

/** One page of a longer list, as the gateway answers it. */
export interface ListPage<T> {
  list: T[]
  hasMore: boolean
}

/**
 * A list fetched page by page, by item offset. One status, never two booleans; an answer that arrives late is dropped.
 * What is already shown stays on screen while it refreshes.
 */
export class PagedList<T> {
  items: T[] = []
  status: LoadStatus = 'idle'
  error: AppError | null = null
  hasMore = false

  private latestRun = 0

  constructor(private readonly fetchPage: (offset: number) => Promise<ListPage<T>>) {
    makeRefObservable(this, 'latestRun')
  }

  get isEmpty(): boolean {
    return this.status === 'ready' && this.items.length === 0
  }

  /** True until the first answer, good or bad. */
  get isFirstLoad(): boolean {
    return this.items.length === 0 && (this.status === 'idle' || this.status === 'loading')
  }

  /** More is to come: the end of what is shown is not the end of the list. */
  get isGrowing(): boolean {
    return this.isFirstLoad || this.hasMore
  }

  /** Fetches again as many pages as are shown and replaces everything at once: nothing disappears under the reader. */
  refresh(): Promise<void> {
    return this.run(0, this.items.length)
  }

  /** Empties the list and fetches its first page: for a changed filter, where old items would mislead. */
  restart(): Promise<void> {
    this.items = []
    this.hasMore = false
    return this.run(0)
  }

  /** Fetches the next page; does nothing while a page is loading or after the last one. */
  async loadMore(): Promise<void> {
    if (this.status === 'loading' || !this.hasMore) return
    await this.run(this.items.length)
  }

  /** Fetches pages from `offset` on, at least one and as many as it takes to reach `end`. */
  private async run(offset: number, end = 0): Promise<void> {
    const thisRun = ++this.latestRun
    this.status = 'loading'
    this.error = null
    try {
      let { list, hasMore } = await this.fetchPage(offset)
      while (hasMore && list.length > 0 && offset + list.length < end && thisRun === this.latestRun) {
        const next = await this.fetchPage(offset + list.length)
        list = [...list, ...next.list]
        hasMore = next.hasMore && next.list.length > 0
      }
      runInAction(() => {
        if (thisRun !== this.latestRun) return
        this.items = offset === 0 ? list : [...this.items, ...list]
        this.hasMore = hasMore && list.length > 0
        this.status = 'ready'
      })
    } catch (thrown) {
      runInAction(() => {
        if (thisRun !== this.latestRun) return
        this.error = toAppError(thrown)
        this.status = 'failed'
      })
    }
  }
}
