import { compareStructural, reaction } from 'mobx'
import { PAGE_LENGTH } from '@/contracts/page'
import { type Category, listCategories } from '@/contracts/show/list-categories'
import { listShows } from '@/contracts/show/list-shows'
import { searchShows } from '@/contracts/show/search-shows'
import type { ShowCard } from '@/contracts/show/show-card'
import { ALL_CATEGORIES } from '@/domain/catalogue'
import type { DatePreset } from '@/domain/date-preset'
import {
  listInputOf,
  NO_CHOICES,
  paramsOfChoices,
  type ShowChoices,
  type Sort,
  showChoicesOf,
} from '@/domain/show-choices'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { type ListPage, PagedList } from '@/lib/paged-list'
import { Resource } from '@/lib/resource'
import type { CatalogueParams } from '@/routes/main-routes'
import type { App } from '@/services/app'

/** Typing pauses this long before the search starts, in ms. */
const TYPING_PAUSE_MS = 300

/** The filter whose choices are open. */
export type OpenFilter = 'city' | 'date' | 'sort'

type Parts = Pick<App, 'request' | 'site' | 'locale' | 'clock'>

/** All shows of a city, filtered, sorted and searched. */
export class AllModel {
  /** What the list is of. */
  choices: ShowChoices = NO_CHOICES
  /** What stands in the search field; it is searched for once typing pauses. */
  keyword = ''
  openFilter: OpenFilter | null = null
  /** Grows each time the search field should take the focus. */
  focusRequests = 0

  readonly shows: PagedList<ShowCard>
  readonly categories: Resource<Category[]>

  private typingTimer: ReturnType<typeof setTimeout> | null = null
  private readonly endWatch: () => void

  constructor(private readonly parts: Parts) {
    this.shows = new PagedList((offset) => this.fetchShows(offset))
    this.categories = new Resource(
      () => parts.request(listCategories, { level: 2 }),
      (categories) => this.leaveUnknown(categories),
    )
    makeRefObservable(this, 'typingTimer', 'endWatch')
    this.endWatch = reaction(
      () => [parts.site.cityId, parts.locale.locale],
      () => this.load(),
    )
  }

  /** For the address of the page. */
  get addressParams(): CatalogueParams {
    return { ...paramsOfChoices(this.choices), cityId: this.parts.site.cityId }
  }

  /** Shows what an address or another page asks for. */
  enter(params: Partial<CatalogueParams> | null): void {
    if (params === null) return
    if (params.focus === 'search') this.focusRequests += 1
    // Another city loads by itself.
    const hasMoved = this.moveTo(params.cityId)
    const choices = showChoicesOf(params)
    if (compareStructural(choices, this.choices)) return
    this.takeChoices(choices)
    if (!hasMoved && this.shows.status !== 'idle') this.load()
  }

  load(): void {
    void this.shows.restart()
    void this.categories.load()
    this.parts.site.loadSites()
  }

  type(keyword: string): void {
    this.keyword = keyword
    this.stopTyping()
    this.typingTimer = setTimeout(() => this.change({ keyword }), TYPING_PAUSE_MS)
  }

  clearKeyword(): void {
    this.change({ keyword: '' })
  }

  chooseCategory(category: string): void {
    this.change({ category })
  }

  chooseDate(datePreset: DatePreset | null): void {
    this.closeFilter()
    this.change({ datePreset, day: null })
  }

  chooseSort(sort: Sort): void {
    this.closeFilter()
    this.change({ sort })
  }

  chooseCity(cityId: string): void {
    this.closeFilter()
    this.parts.site.choose(cityId)
  }

  showFilter(filter: OpenFilter): void {
    this.openFilter = filter
  }

  closeFilter(): void {
    this.openFilter = null
  }

  /** Every filter but the city back to where it started. */
  reset(): void {
    this.change(NO_CHOICES)
  }

  dispose(): void {
    this.stopTyping()
    this.endWatch()
  }

  /** What was typed a moment ago counts as well. */
  private change(changes: Partial<ShowChoices>): void {
    this.takeChoices({ ...this.choices, keyword: this.keyword, ...changes })
    void this.shows.restart()
  }

  private takeChoices(choices: ShowChoices): void {
    this.stopTyping()
    this.choices = choices
    this.keyword = choices.keyword
  }

  /** True where an address is of another city; one that the merchant does not serve is left out. */
  private moveTo(cityId: string | undefined): boolean {
    const { site } = this.parts
    const isOther = cityId !== site.cityId && site.all.some((known) => known.cityId === cityId)
    if (isOther && cityId !== undefined) site.choose(cityId)
    return isOther
  }

  /** An address may name a category that the merchant does not have. */
  private leaveUnknown(categories: readonly Category[]): void {
    const { category } = this.choices
    if (category !== ALL_CATEGORIES && !categories.some(({ code }) => code === category))
      this.chooseCategory(ALL_CATEGORIES)
  }

  private fetchShows(offset: number): Promise<ListPage<ShowCard>> {
    const { request, site, clock } = this.parts
    if (this.categories.status === 'failed') void this.categories.load()
    const input = { ...listInputOf(this.choices, site.cityId, clock.now()), offset, length: PAGE_LENGTH }
    const keyword = this.choices.keyword.trim()
    if (keyword === '') return request(listShows, input)
    return request(searchShows, { ...input, keyword, pageType: 'SEARCH_PAGE' })
  }

  private stopTyping(): void {
    if (this.typingTimer !== null) clearTimeout(this.typingTimer)
    this.typingTimer = null
  }
}
