import type { JumpTerminal } from '@/contracts/link/jump-info'
import type { CaptchaType } from '@/contracts/risk/record-captcha'
import type { DeliverMethod, RealNameType } from '@/contracts/session/list-sessions-static'
import type { ShowStatus } from '@/contracts/show/get-show-dynamic'
import type { PosterComposition } from '../../catalogue/drawings/poster-art'
import type { PurchaseGate } from '../../catalogue/entities/show'
import type { SeatingKey } from '../../catalogue/seating/venue-seating'
import type { TextPair } from '../../texts/local-text'
import type { OutingName } from '../outing-name'
import type { VenueKey } from '../venue-rows'

/** Days and hours of a stop; see `RUNS`. */
export type RunName =
  | 'one'
  | 'two'
  | 'matinee'
  | 'weekend'
  | 'week'
  | 'fortnight'
  | 'family'
  | 'match'
  | 'series'
  | 'festival'
  | 'late'
  | 'dawn'
  | 'daily'
  | 'season'
  | 'slots'

/** Special features of a stop's seat plans. */
export type PlanFeature =
  /** A combo of two tickets of the second plan. */
  | 'couple'
  /** A child ticket with an age limit and a combo for one adult and one child. */
  | 'child'
  /** The cheapest plan is reserved rather than bought. */
  | 'reserve'
  /** The dearest plan is for designated users. */
  | 'designated'
  /** Every plan sells and none is nearly sold out. */
  | 'plenty'
  /** The first plan has exactly 50 units. */
  | 'fifty'
  /** The dearest plan is sold out and the second dearest nearly: later buyers join the waiting list. */
  | 'waitList'

/** Rules of a title that a stop may override. */
export interface StopRules {
  status?: ShowStatus
  /** Days from the shop's first day on which it was originally announced, if it was moved. */
  movedFrom?: number
  realName?: RealNameType
  /** True if the organiser needs attendees' phones (USER-036). */
  needsPhones?: boolean
  deliver?: readonly DeliverMethod[]
  /** Maximum tickets per order. */
  limit?: number
  /** Maximum tickets per user. */
  perUser?: number
  features?: readonly PlanFeature[]
  /** Between 0 and 1. */
  discount?: number
  /** 0 hides the price, -1 means to be determined (CAT-055). */
  customPrice?: 0 | -1
  /** Captchas required before the order. */
  captchas?: readonly CaptchaType[]
  /** True for high demand at the start of the sale. */
  isHot?: boolean
  /** Hours before the sale in which the countdown is shown; default: always. */
  countdownHours?: number
  /** Code that opens the sale early, in capitals. */
  privilegeCode?: string
  /** Eligible buyers if not everyone. */
  gate?: PurchaseGate
  /** The only terminal that sells it. */
  soldOn?: JumpTerminal
  /** True for a paid placement in lists. */
  isAdvertised?: boolean
  /** Adds to the hot weight; the highest come first. */
  heat?: number
  /** Seating of the hall if seats are picked; prices are those of its tiers. */
  seats?: SeatingKey
  /** True if seats are picked on an external page. */
  isSeatedByOthers?: boolean
}

/** One stop of a title: a show. */
export interface StopEntry extends StopRules {
  at: VenueKey
  /** Days from the shop's first day; runs with a fixed weekday start on the next such day. */
  in: number
  run: RunName
}

export type CastEntry = readonly [zhCN: string, enUS: string, roleZhCN: string, roleEnUS: string]

/** A title in compact form; each of its stops becomes a show. */
export interface TitleEntry extends StopRules {
  key: string
  name: TextPair
  line: TextPair
  /** Poster lettering; `|` breaks the line. */
  lettering: string
  latin: string
  /** Poster byline; default: the first performer. */
  byline?: string
  cast: readonly CastEntry[]
  pitch: TextPair
  highlights: readonly TextPair[]
  art: readonly [composition: PosterComposition, palette: number]
  /** Yuan, ascending. */
  prices: readonly number[]
  minutes: number
  minAge?: number
  /** Kind of a day out; default by category and length. */
  outing?: OutingName
  isSensitive?: boolean
  stops: readonly StopEntry[]
}
