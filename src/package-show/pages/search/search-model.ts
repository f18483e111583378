import { MAX_KEYWORD } from '@/blocks/search-field/search-field'
import { ShowFilters } from '@/blocks/show-filters/show-filters'
import { PAGE_LENGTH } from '@/contracts/page'
import { type HotWord, listHotWords } from '@/contracts/show/list-hot-words'
import { type SearchGroup, type SearchShowsOutput, searchShows } from '@/contracts/show/search-shows'
import type { ShowCard } from '@/contracts/show/show-card'
import { type Suggestion, suggestShows } from '@/contracts/show/suggest-shows'
import type { Site } from '@/contracts/site/list-sites'
import { isCityName } from '@/domain/city-search'
import { paramsOfChoices, SEARCH_SORTS, showChoicesOf } from '@/domain/show-choices'
import { debounce } from '@/lib/debounce'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import { Resource } from '@/lib/resource'
import type { SearchParams } from '@/routes/show-routes'
import type { App } from '@/services/app'
import { openJump } from '@/services/jumps/open-jump'
import { openFound } from './open-found'
import { SearchHistory } from './search-history'

/** Typing pause before suggestions are fetched, ms. */
const TYPING_PAUSE_MS = 200

/** Search scope of all cities. */
const EVERYWHERE = 'all'

/** Result types that the page can draw; a shop may return others. */
const KINDS: readonly SearchGroup['type'][] = ['VENUE', 'TOUR', 'OPEN_SHOW', 'TICKET_PACKAGE']

/** Selected result type. */
export type SearchTab = 'SHOW' | SearchGroup['type']

/** View below the field. */
export type SearchView = 'start' | 'suggestions' | 'results'

/** A search: input, suggestions and results (CAT-016, CAT-127, CAT-128). */
export class SearchModel {
  typed = ''
  /** Words of the results. */
  sought = ''
  tab: SearchTab = 'SHOW'
  /** Number of shows found; 0 until known. */
  showCount = 0
  groups: readonly SearchGroup[] = []
  /** Similar shows when none was found. */
  nearShows: readonly ShowCard[] = []

  readonly history: SearchHistory
  readonly filters: ShowFilters
  readonly hotWords: Resource<HotWord[]>
  readonly suggestions: Resource<Suggestion[]>
  readonly shows: PagedList<ShowCard>

  /** Counter of searches; late answers of earlier ones are dropped. */
  private searches = 0
  private readonly suggestSoon = debounce(() => void this.suggestions.load(), TYPING_PAUSE_MS)

  constructor(private readonly app: App) {
    const { request, site } = app
    this.history = new SearchHistory(app.storage)
    this.filters = new ShowFilters(app, SEARCH_SORTS, () => this.find())
    this.hotWords = new Resource(() => request(listHotWords, { cityId: site.cityId }))
    this.suggestions = new Resource(() => request(suggestShows, { keyword: this.typed.trim(), cityId: site.cityId }))
    this.shows = new PagedList((offset) => this.fetchShows(offset))
    makeRefObservable(this, 'searches', 'suggestSoon')
  }

  get view(): SearchView {
    const typed = this.typed.trim()
    if (typed === '') return 'start'
    return typed === this.sought ? 'results' : 'suggestions'
  }

  /** Another city of the shop whose name was searched for. */
  get soughtCity(): Site | null {
    const { all, cityId } = this.app.site
    return all.find((site) => site.cityId !== cityId && isCityName(site, this.sought)) ?? null
  }

  /** Parameters of the page address: the words searched for, not the input. */
  get addressParams(): SearchParams {
    return {
      keyword: this.sought || undefined,
      ...paramsOfChoices(this.filters.choices),
      cityId: this.app.site.cityId,
      scope: this.filters.isEverywhere ? EVERYWHERE : undefined,
      kind: this.tab === 'SHOW' ? undefined : this.tab,
    }
  }

  /** Searches with the parameters of the page address. */
  enter(params: SearchParams | null): void {
    if (params === null) return
    const { keyword = '', cityId, scope, kind } = params
    this.filters.setChoices(showChoicesOf(params))
    this.filters.isEverywhere = scope === EVERYWHERE
    this.filters.moveTo(cityId)
    this.search(keyword.slice(0, MAX_KEYWORD))
    // A type without results is replaced once the answer arrives.
    this.tab = KINDS.find((known) => known === kind) ?? 'SHOW'
  }

  /** Loads the start view, or the shown results for another city or language. */
  load(): void {
    const isFirst = this.hotWords.status === 'idle'
    void this.hotWords.load()
    if (isFirst) {
      this.filters.loadChoices()
      return
    }
    this.filters.translate()
    if (this.sought !== '') this.find()
  }

  /** Fetches suggestions after a typing pause. */
  type(text: string): void {
    this.typed = text
    if (this.view === 'suggestions') this.suggestSoon()
    else {
      this.suggestSoon.cancel()
      this.suggestions.clear()
    }
  }

  clear(): void {
    this.type('')
    this.sought = ''
  }

  /** Searches for the input. */
  submit(): void {
    this.search(this.typed)
  }

  /** Empty words are ignored. */
  search(words: string): void {
    const keyword = words.trim()
    if (keyword === '') return
    this.suggestSoon.cancel()
    this.suggestions.clear()
    this.typed = keyword
    this.sought = keyword
    this.history.add(keyword)
    this.tab = 'SHOW'
    this.find()
  }

  /** Opens the target of a suggestion. */
  follow(suggestion: Suggestion): void {
    this.history.add(suggestion.text)
    openFound(this.app.navigation, suggestion.type, suggestion.targetId)
  }

  followHotWord({ word, jump }: HotWord): void {
    if (jump && jump.type !== 'NONE') openJump(this.app, jump)
    else this.search(word)
  }

  chooseTab(tab: SearchTab): void {
    this.tab = tab
  }

  dispose(): void {
    this.suggestSoon.cancel()
  }

  private find(): void {
    this.searches += 1
    this.showCount = 0
    this.groups = []
    this.nearShows = []
    void this.shows.restart()
  }

  private async fetchShows(offset: number): Promise<SearchShowsOutput> {
    this.filters.loadChoices()
    const { searches } = this
    const found = await this.app.request(searchShows, {
      keyword: this.sought,
      pageType: 'SEARCH_PAGE',
      ...this.filters.input,
      ...this.filters.position,
      offset,
      length: PAGE_LENGTH,
    })
    if (offset === 0 && searches === this.searches) this.apply(found)
    return found
  }

  /** Applies what the first page returns beside its shows. */
  private apply({ total, groups = [], recommend = [] }: SearchShowsOutput): void {
    this.showCount = total
    this.groups = groups.filter(({ type }) => KINDS.includes(type))
    this.nearShows = recommend
    if (!groups.some(({ type }) => type === this.tab)) this.tab = 'SHOW'
  }
}
