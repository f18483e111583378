import { type Category, listCategories } from '@/contracts/show/list-categories'
import type { ListShowsInput, ShowSort } from '@/contracts/show/list-shows'
import { ALL_CATEGORIES } from '@/domain/catalogue'
import type { DatePreset } from '@/domain/date-preset'
import { listInputOf, NO_CHOICES, type ShowChoices } from '@/domain/show-choices'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import { filterText } from './text'

/** The filter whose choices are open. */
export type OpenFilter = 'city' | 'date' | 'sort'

/** Degrees. */
interface Position {
  lat: number
  lng: number
}

type Parts = Pick<App, 'request' | 'site' | 'words' | 'clock' | 'geolocation' | 'prompts'>

/** Filters and order of a list of shows (CAT-092, CAT-127). */
export class ShowFilters {
  choices: ShowChoices = NO_CHOICES
  /** Every city counts, not the chosen one alone. */
  isEverywhere = false
  /** Position of the user; requested when sorting by distance. */
  position: Position | null = null
  openFilter: OpenFilter | null = null
  readonly categories: Resource<Category[]>

  /** `onChange` fetches the list again; the store of cities reports a change of the city. */
  constructor(
    private readonly parts: Parts,
    readonly sorts: readonly ShowSort[],
    private readonly onChange: () => void,
  ) {
    this.categories = new Resource(
      () => parts.request(listCategories, { level: 2 }),
      (categories) => this.leaveUnknown(categories),
    )
    makeRefObservable(this)
  }

  /** Query for the gateway. */
  get input(): Omit<ListShowsInput, 'offset' | 'length'> {
    const { site, clock } = this.parts
    const { cityId, ...input } = listInputOf(this.choices, site.cityId, clock.now())
    return this.isEverywhere ? input : { cityId, ...input }
  }

  /** Applies the parameters of an address, without fetching anything. */
  setChoices(choices: ShowChoices): void {
    this.choices = choices
  }

  /** Fetches the names of what can be chosen, unless they are there or on their way. */
  loadChoices(): void {
    const { status } = this.categories
    if (status === 'idle' || status === 'failed') void this.categories.load()
    this.parts.site.loadSites()
  }

  /** Fetches the names again, for another language. */
  translate(): void {
    void this.categories.load()
    this.parts.site.loadSites()
  }

  chooseCategory(category: string): void {
    this.change({ category })
  }

  chooseDate(datePreset: DatePreset | null): void {
    this.change({ datePreset, day: null, until: null })
  }

  /** A day, or all from it until another. */
  chooseDays(day: string, until: string): void {
    this.change({ datePreset: null, day, until: until > day ? until : null })
  }

  /** Sorting by distance requests the user's position; without it the order stays (CAT-127). */
  async chooseSort(sort: ShowSort): Promise<void> {
    this.closeFilter()
    if (sort === 'DISTANCE' && !(await this.findPosition())) return
    this.change({ sort })
  }

  chooseCity(cityId: string): void {
    const { site } = this.parts
    const isBackFromAll = this.isEverywhere && cityId === site.cityId
    this.closeFilter()
    this.isEverywhere = false
    site.choose(cityId)
    if (isBackFromAll) this.onChange()
  }

  chooseEverywhere(): void {
    this.isEverywhere = true
    this.change({})
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

  /** True where an address is of another city; one that the merchant does not serve is left out. */
  moveTo(cityId: string | undefined): boolean {
    const { site } = this.parts
    const isOther = cityId !== site.cityId && site.all.some((known) => known.cityId === cityId)
    if (isOther && cityId !== undefined) site.choose(cityId)
    return isOther
  }

  private change(changes: Partial<ShowChoices>): void {
    this.closeFilter()
    this.choices = { ...this.choices, ...changes }
    this.onChange()
  }

  /** An address may name a category that the merchant does not have. */
  private leaveUnknown(categories: readonly Category[]): void {
    const { category } = this.choices
    if (category !== ALL_CATEGORIES && !categories.some(({ code }) => code === category))
      this.chooseCategory(ALL_CATEGORIES)
  }

  private async findPosition(): Promise<boolean> {
    if (this.position !== null) return true
    const { geolocation, prompts, words } = this.parts
    const outcome = await geolocation.locate()
    if (outcome.kind === 'located') this.applyPosition(outcome)
    else prompts.showToast(words.of(filterText)('sort.noPosition'))
    return outcome.kind === 'located'
  }

  private applyPosition({ lat, lng }: Position): void {
    this.position = { lat, lng }
  }
}
