import { compareStructural } from 'mobx'
import { ShowFilters } from '@/blocks/show-filters/show-filters'
import { PAGE_LENGTH } from '@/contracts/page'
import { listShows } from '@/contracts/show/list-shows'
import type { ShowCard } from '@/contracts/show/show-card'
import { paramsOfChoices, SORTS, showChoicesOf } from '@/domain/show-choices'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import type { CatalogueParams } from '@/routes/main-routes'
import type { App } from '@/services/app'

type Parts = Pick<App, 'request' | 'site' | 'words' | 'clock' | 'geolocation' | 'prompts'>

/** All shows of a city, filtered and sorted. */
export class AllModel {
  readonly shows: PagedList<ShowCard>
  readonly filters: ShowFilters
  readonly stepParam = 'category'

  constructor(private readonly parts: Parts) {
    const { request } = parts
    this.filters = new ShowFilters(parts, SORTS, () => void this.shows.restart())
    this.shows = new PagedList((offset) => {
      this.filters.loadChoices()
      return request(listShows, { ...this.filters.input, offset, length: PAGE_LENGTH })
    })
    makeRefObservable(this, 'stepParam')
  }

  /** For the address of the page. */
  get addressParams(): CatalogueParams {
    return { ...paramsOfChoices(this.filters.choices), cityId: this.parts.site.cityId }
  }

  /** Applies the parameters of an address or another page. */
  enter(params: Partial<CatalogueParams> | null): void {
    if (params === null) return
    const { filters, shows } = this
    const choices = showChoicesOf(params)
    const isSame = compareStructural(choices, filters.choices)
    filters.setChoices(choices)
    // Another city loads by itself.
    const hasMoved = filters.moveTo(params.cityId)
    if (!isSame && !hasMoved && shows.status !== 'idle') void shows.restart()
  }

  /** The first cards, or those of another city or language. */
  load(): void {
    if (this.shows.status === 'idle') void this.begin()
    else this.reload()
  }

  /** Cards of another city would be replaced at once, so the first ones wait for the city. */
  private async begin(): Promise<void> {
    await this.parts.site.known()
    void this.shows.refresh()
  }

  private reload(): void {
    this.filters.translate()
    // A city that was found late: the cards on screen stay until the new ones are there.
    void (this.parts.site.isGiven ? this.shows.restart() : this.shows.refresh())
  }
}
