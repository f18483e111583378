import type { PageQuery } from '@/contracts/page'
import type { ListShowsInput, ShowSort } from '@/contracts/show/list-shows'
import type { CatalogueParams } from '@/routes/main-routes'
import { ALL_CATEGORIES } from './catalogue'
import { DATE_PRESETS, type DatePreset, dateRangeOf } from './date-preset'

/** The sort orders of the list of all shows. */
export const SORTS = ['RECOMMEND', 'HOT', 'TIME_ASC', 'PRICE_ASC'] as const satisfies readonly ShowSort[]
export type Sort = (typeof SORTS)[number]

/** The longest search, in characters. */
export const MAX_KEYWORD = 50
const CATEGORY_CODE = /^[\w-]{1,40}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What narrows the list of all shows, and its order. */
export interface ShowChoices {
  readonly keyword: string
  readonly category: string
  readonly datePreset: DatePreset | null
  /** One day, `yyyy-MM-dd`; it takes the place of a preset. */
  readonly day: string | null
  readonly sort: Sort
}

export const NO_CHOICES: ShowChoices = {
  keyword: '',
  category: ALL_CATEGORIES,
  datePreset: null,
  day: null,
  sort: 'RECOMMEND',
}

/** What an address chooses. It is anybody's: what is no choice of the list is left out. */
export function showChoicesOf({
  keyword = '',
  category = '',
  date,
  day = '',
  sort,
}: Partial<CatalogueParams>): ShowChoices {
  const theDay = isDay(day) ? day : null
  return {
    keyword: keyword.slice(0, MAX_KEYWORD),
    category: CATEGORY_CODE.test(category) ? category : ALL_CATEGORIES,
    datePreset: theDay === null ? (DATE_PRESETS.find((preset) => preset === date) ?? null) : null,
    day: theDay,
    sort: SORTS.find((known) => known === sort) ?? NO_CHOICES.sort,
  }
}

/** The choices as an address says them; what everything begins with is not said. */
export function paramsOfChoices({ keyword, category, datePreset, day, sort }: ShowChoices): CatalogueParams {
  return {
    keyword: keyword || undefined,
    category: category === ALL_CATEGORIES ? undefined : category,
    date: datePreset ?? undefined,
    day: day ?? undefined,
    sort: sort === NO_CHOICES.sort ? undefined : sort,
    focus: undefined,
  }
}

/** What is asked of the list for these choices; `now` is in epoch ms. */
export function listInputOf(
  { category, datePreset, day, sort }: ShowChoices,
  cityId: string,
  now: number,
): Omit<ListShowsInput, keyof PageQuery> {
  const preset = datePreset === null ? null : dateRangeOf(datePreset, now)
  return {
    cityId,
    sortType: sort,
    ...(category !== ALL_CATEGORIES && { backendCategoryCode: category }),
    ...(day === null ? preset : { startDate: day, endDate: day }),
  }
}

function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
