import { MAX_KEYWORD } from '@/blocks/search-field/search-field'
import { ShowFilters } from '@/blocks/show-filters/show-filters'
import { PAGE_LENGTH } from '@/contracts/page'
import { type HotWord, listHotWords } from '@/contracts/show/list-hot-words'
import { type SearchGroup, type SearchShowsOutput, searchShows } from '@/contracts/show/search-shows'
import type { ShowCard } from '@/contracts/show/show-card'
import { type Suggestion, suggestShows } from '@/contracts/show/suggest-shows'
import { paramsOfChoices, SEARCH_SORTS, showChoicesOf } from '@/domain/show-choices'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import { Resource } from '@/lib/resource'
import type { SearchParams } from '@/routes/show-routes'
import type { App } from '@/services/app'
import { openJump } from '@/services/jumps/open-jump'
import { openFound } from './open-found'
import { SearchHistory } from './search-history'

/** Typing pauses this long before suggestions are requested, ms. */
const TYPING_PAUSE_MS = 200

/** The scope of a search in every city. */
const EVERYWHERE = 'all'

/** The kinds of things that the page can draw; a shop may find others. */
const KINDS: readonly SearchGroup['type'][] = ['VENUE', 'TOUR', 'OPEN_SHOW', 'TICKET_PACKAGE']

/** What kind of results is looked at. */
export type SearchTab = 'SHOW' | SearchGroup['type']

/** What the page shows below the field. */
export type SearchView = 'start' | 'suggestions' | 'results'

/** A search: what is typed, what is offered meanwhile, and what was found (CAT-016, CAT-127, CAT-128). */
export class SearchModel {
  typed = ''
  /** What the results are of. */
  sought = ''
  tab: SearchTab = 'SHOW'
  /** How many shows were found; 0 until that is known. */
  showCount = 0
  groups: readonly SearchGroup[] = []
  /** Shows that are near what was meant, where none was found. */
  nearShows: readonly ShowCard[] = []

  readonly history: SearchHistory
  readonly filters: ShowFilters
  readonly hotWords: Resource<HotWord[]>
  readonly suggestions: Resource<Suggestion[]>
  readonly shows: PagedList<ShowCard>

  /** Counts searches: what an earlier one says late is dropped. */
  private searches = 0
  private typingTimer: ReturnType<typeof setTimeout> | null = null

  constructor(private readonly app: App) {
    const { request, site } = app
    this.history = new SearchHistory(app.storage)
    this.filters = new ShowFilters(app, SEARCH_SORTS, () => this.find())
    this.hotWords = new Resource(() => request(listHotWords, { cityId: site.cityId }))
    this.suggestions = new Resource(() => request(suggestShows, { keyword: this.typed.trim(), cityId: site.cityId }))
    this.shows = new PagedList((offset) => this.fetchShows(offset))
    makeRefObservable(this, 'searches', 'typingTimer')
  }

  get view(): SearchView {
    const typed = this.typed.trim()
    if (typed === '') return 'start'
    return typed === this.sought ? 'results' : 'suggestions'
  }

  /** For the address of the page; the words are those searched for, not those being typed. */
  get addressParams(): SearchParams {
    return {
      keyword: this.sought || undefined,
      ...paramsOfChoices(this.filters.choices),
      cityId: this.app.site.cityId,
      scope: this.filters.isEverywhere ? EVERYWHERE : undefined,
      kind: this.tab === 'SHOW' ? undefined : this.tab,
    }
  }

  /** Searches for what the address of the page says. */
  enter(params: SearchParams | null): void {
    if (params === null) return
    const { keyword = '', cityId, scope, kind } = params
    this.filters.setChoices(showChoicesOf(params))
    this.filters.isEverywhere = scope === EVERYWHERE
    this.filters.moveTo(cityId)
    this.search(keyword.slice(0, MAX_KEYWORD))
    // What is not found is not looked at: the answer says it.
    this.tab = KINDS.find((known) => known === kind) ?? 'SHOW'
  }

  /** What the page begins with; what it shows already, for another city or language. */
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

  /** Asks for suggestions when the typing pauses. */
  type(text: string): void {
    this.typed = text
    this.stopTyping()
    if (this.view !== 'suggestions') this.suggestions.clear()
    else this.typingTimer = setTimeout(() => void this.suggestions.load(), TYPING_PAUSE_MS)
  }

  clear(): void {
    this.type('')
    this.sought = ''
  }

  /** Searches for what is typed. */
  submit(): void {
    this.search(this.typed)
  }

  /** Nothing is searched for without words. */
  search(words: string): void {
    const keyword = words.trim()
    if (keyword === '') return
    this.stopTyping()
    this.suggestions.clear()
    this.typed = keyword
    this.sought = keyword
    this.history.add(keyword)
    this.tab = 'SHOW'
    this.find()
  }

  /** Follows a suggestion to what it names. */
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
    this.stopTyping()
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

  /** What the first page says beside its shows. */
  private apply({ total, groups = [], recommend = [] }: SearchShowsOutput): void {
    this.showCount = total
    this.groups = groups.filter(({ type }) => KINDS.includes(type))
    this.nearShows = recommend
    if (!groups.some(({ type }) => type === this.tab)) this.tab = 'SHOW'
  }

  private stopTyping(): void {
    if (this.typingTimer !== null) clearTimeout(this.typingTimer)
    this.typingTimer = null
  }
}
