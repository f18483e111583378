import { listOpenShows } from '@/contracts/open-show/list-open-shows'
import type { OpenShowCard, OpenShowState } from '@/contracts/open-show/open-show-card'
import { PAGE_LENGTH } from '@/contracts/page'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import type { App } from '@/services/app'

/** The states that a list can be narrowed to. */
export const STATES = ['REGISTERING', 'NOT_STARTED', 'FULL', 'ENDED'] as const satisfies readonly OpenShowState[]

/** Open shows, all or those of one state (OPEN-002, OPEN-005). */
export class OpenShowsModel {
  readonly shows: PagedList<OpenShowCard>

  constructor(
    { request }: Pick<App, 'request'>,
    public state: OpenShowState | null = null,
  ) {
    this.shows = new PagedList((offset) =>
      request(listOpenShows, { ...(this.state && { status: this.state }), offset, length: PAGE_LENGTH }),
    )
    makeRefObservable(this)
  }

  get addressParams(): { status?: string } {
    return { status: this.state ?? undefined }
  }

  /** Takes what an address says; what is no state is none. */
  enter(params: { status?: string } | null): void {
    if (params === null) return
    const state = STATES.find((known) => known === params.status) ?? null
    if (state !== this.state) this.choose(state)
  }

  choose(state: OpenShowState | null): void {
    this.state = state
    void this.shows.restart()
  }
}
