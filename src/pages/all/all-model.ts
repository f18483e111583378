import { reaction } from 'mobx'
import { PAGE_LENGTH } from '@/contracts/page'
import { type Category, listCategories } from '@/contracts/show/list-categories'
import { type ListShowsInput, listShows, type ShowSort } from '@/contracts/show/list-shows'
import { searchShows } from '@/contracts/show/search-shows'
import type { ShowCard } from '@/contracts/show/show-card'
import { ALL_CATEGORIES } from '@/domain/catalogue'
import { type DatePreset, dateRangeOf } from '@/domain/date-preset'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { type ListPage, PagedList } from '@/lib/paged-list'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import type { App } from '@/services/app'

/** Typing pauses this long before the search starts, in ms. */
const TYPING_PAUSE_MS = 300

/** The sort orders that the page offers. */
export const SORTS = ['RECOMMEND', 'HOT', 'TIME_ASC', 'PRICE_ASC'] as const satisfies readonly ShowSort[]
export type Sort = (typeof SORTS)[number]

/** The filter whose choices are open. */
export type OpenFilter = 'city' | 'date' | 'sort'

type Parts = Pick<App, 'request' | 'site' | 'locale' | 'clock' | 'navigation'>

/** All shows of a city, filtered, sorted and searched. */
export class AllModel {
  keyword = ''
  category: string = ALL_CATEGORIES
  datePreset: DatePreset | null = null
  /** One day that another page asked for, `yyyy-MM-dd`; it takes the place of a preset. */
  day: string | null = null
  sort: Sort = 'RECOMMEND'
  openFilter: OpenFilter | null = null
  /** Grows each time the search field should take the focus. */
  focusRequests = 0

  readonly shows: PagedList<ShowCard>
  readonly categories: Resource<Category[]>

  private typingTimer: ReturnType<typeof setTimeout> | null = null
  private readonly endWatch: () => void

  constructor(private readonly parts: Parts) {
    this.shows = new PagedList((offset) => this.fetchShows(offset))
    this.categories = new Resource(() => parts.request(listCategories, { level: 2 }))
    makeRefObservable(this, 'typingTimer', 'endWatch')
    this.endWatch = reaction(
      () => [parts.site.cityId, parts.locale.locale],
      () => this.load(),
    )
  }

  /** Takes what another page handed over, and loads what is not there yet. */
  enter(): void {
    const params = this.parts.navigation.takeTabParams(routes.all)
    if (params?.focus === 'search') this.focusRequests += 1
    if (params?.keyword !== undefined) this.search(params.keyword)
    else if (params?.day) this.chooseDay(params.day)
    else if (params?.category && params.category !== this.category) this.chooseCategory(params.category)
    else if (this.shows.status === 'idle') this.load()
  }

  load(): void {
    void this.shows.restart()
    void this.categories.load()
    this.parts.site.loadSites()
  }

  type(keyword: string): void {
    this.keyword = keyword
    this.stopTyping()
    this.typingTimer = setTimeout(() => void this.shows.restart(), TYPING_PAUSE_MS)
  }

  clearKeyword(): void {
    this.stopTyping()
    this.search('')
  }

  private search(keyword: string): void {
    this.keyword = keyword
    this.load()
  }

  chooseCategory(code: string): void {
    this.category = code
    void this.shows.restart()
    if (this.categories.status === 'idle') void this.categories.load()
    this.parts.site.loadSites()
  }

  chooseDate(preset: DatePreset | null): void {
    this.datePreset = preset
    this.day = null
    this.closeFilter()
    void this.shows.restart()
  }

  chooseSort(sort: Sort): void {
    this.sort = sort
    this.closeFilter()
    void this.shows.restart()
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
    this.keyword = ''
    this.category = ALL_CATEGORIES
    this.datePreset = null
    this.day = null
    this.sort = 'RECOMMEND'
    void this.shows.restart()
  }

  dispose(): void {
    this.stopTyping()
    this.endWatch()
  }

  private chooseDay(day: string): void {
    this.category = ALL_CATEGORIES
    this.datePreset = null
    this.day = day
    this.load()
  }

  private fetchShows(offset: number): Promise<ListPage<ShowCard>> {
    const { request, site, clock } = this.parts
    if (this.categories.status === 'failed') void this.categories.load()
    const preset = this.datePreset === null ? null : dateRangeOf(this.datePreset, clock.now())
    const range = this.day === null ? preset : { startDate: this.day, endDate: this.day }
    const input: ListShowsInput = {
      cityId: site.cityId,
      sortType: this.sort,
      ...(this.category !== ALL_CATEGORIES && { backendCategoryCode: this.category }),
      ...range,
      offset,
      length: PAGE_LENGTH,
    }
    const keyword = this.keyword.trim()
    if (keyword === '') return request(listShows, input)
    return request(searchShows, { ...input, keyword, pageType: 'SEARCH_PAGE' })
  }

  private stopTyping(): void {
    if (this.typingTimer !== null) clearTimeout(this.typingTimer)
    this.typingTimer = null
  }
}
