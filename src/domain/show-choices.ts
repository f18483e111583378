import type { PageQuery } from '@/contracts/page'
import type { ListShowsInput, ShowSort } from '@/contracts/show/list-shows'
import type { ChoiceParams } from '@/routes/choice-params'
import { ALL_CATEGORIES } from './catalogue'
import { DATE_PRESETS, type DatePreset, dateRangeOf } from './date-preset'

/** The orders of a list of shows that an address may name. */
export const SORTS = ['RECOMMEND', 'HOT', 'TIME_ASC', 'PRICE_ASC'] as const satisfies readonly ShowSort[]
/** Results of a search can be sorted by distance too, once the user's position is known. */
export const SEARCH_SORTS = [...SORTS, 'DISTANCE'] as const satisfies readonly ShowSort[]

const CATEGORY_CODE = /^[\w-]{1,40}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Filters of a list of shows, and its order. */
export interface ShowChoices {
  readonly category: string
  readonly datePreset: DatePreset | null
  /** One day, `yyyy-MM-dd`, or the first of several; it takes the place of a preset. */
  readonly day: string | null
  /** The last of several days; null for one. */
  readonly until: string | null
  readonly sort: ShowSort
}

export const NO_CHOICES: ShowChoices = {
  category: ALL_CATEGORIES,
  datePreset: null,
  day: null,
  until: null,
  sort: 'RECOMMEND',
}

/** Choices in an address, which is untrusted: unknown ones are dropped. */
export function showChoicesOf({ category = '', date, day = '', until = '', sort }: ChoiceParams): ShowChoices {
  const theDay = isDay(day) ? day : null
  return {
    category: CATEGORY_CODE.test(category) ? category : ALL_CATEGORIES,
    datePreset: theDay === null ? (DATE_PRESETS.find((preset) => preset === date) ?? null) : null,
    day: theDay,
    until: theDay !== null && isDay(until) && until > theDay ? until : null,
    sort: SORTS.find((known) => known === sort) ?? NO_CHOICES.sort,
  }
}

/** The choices as parameters of an address; defaults are left out, and so is what needs the user's position. */
export function paramsOfChoices({ category, datePreset, day, until, sort }: ShowChoices): ChoiceParams {
  return {
    category: category === ALL_CATEGORIES ? undefined : category,
    date: datePreset ?? undefined,
    day: day ?? undefined,
    until: until ?? undefined,
    sort: SORTS.find((known) => known === sort && known !== NO_CHOICES.sort),
  }
}

/** Query of the list for these choices; `now` is in epoch ms. */
export function listInputOf(
  { category, datePreset, day, until, sort }: ShowChoices,
  cityId: string,
  now: number,
): Omit<ListShowsInput, keyof PageQuery> {
  const preset = datePreset === null ? null : dateRangeOf(datePreset, now)
  return {
    cityId,
    sortType: sort,
    backendCategoryCode: category,
    ...(day === null ? preset : { startDate: day, endDate: until ?? day }),
  }
}

function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
