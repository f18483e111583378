import type { JumpTerminal } from '@/contracts/link/jump-info'
import type { CaptchaType } from '@/contracts/risk/record-captcha'
import type { DeliverMethod, RealNameType } from '@/contracts/session/list-sessions-static'
import type { ShowStatus } from '@/contracts/show/get-show-dynamic'
import type { TextPair } from '../local-text'
import type { PosterComposition } from '../pictures/poster-art'
import type { PurchaseGate } from '../purchase-gate'
import type { SeatingKey } from '../seating/venue-seating'
import type { VenueKey } from '../venue-rows'

/** Which days and hours a stop plays; see `RUNS`. */
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

/** What is special about the seat plans of a stop. */
export type PlanFeature =
  /** A combo of two tickets of the second plan. */
  | 'couple'
  /** A child ticket with an age limit and a combo for one adult and one child. */
  | 'child'
  /** The cheapest plan is reserved rather than bought. */
  | 'reserve'
  /** The dearest plan is for designated users. */
  | 'designated'
  /** Every plan sells and none is nearly gone. */
  | 'plenty'
  /** The first plan has exactly 50 units. */
  | 'fifty'
  /** The dearest plan is gone and the second dearest nearly: later buyers wait for what comes back. */
  | 'waitList'

/** Rules of a title that a stop may override. */
export interface StopRules {
  status?: ShowStatus
  /** Days from the shop's today on which it was announced first, if it was moved since. */
  movedFrom?: number
  realName?: RealNameType
  /** The organiser calls those whose names are requested (USER-036). */
  needsPhones?: boolean
  deliver?: readonly DeliverMethod[]
  /** Tickets at the most in one order. */
  limit?: number
  /** Tickets at the most for one user. */
  perUser?: number
  features?: readonly PlanFeature[]
  /** Between 0 and 1. */
  discount?: number
  /** 0 hides the price, -1 means to be determined (CAT-055). */
  customPrice?: 0 | -1
  /** What a buyer must solve before the order is placed. */
  captchas?: readonly CaptchaType[]
  /** Many will come at once when the sale starts. */
  isHot?: boolean
  /** The countdown to the sale is shown in so many hours before it, else always. */
  countdownHours?: number
  /** Opens the sale early for users who enter it, in capitals. */
  privilegeCode?: string
  /** Whom it is sold to, where that is not everybody. */
  gate?: PurchaseGate
  /** The terminal it is sold on alone. */
  soldOn?: JumpTerminal
  /** Somebody pays for its place in lists. */
  isAdvertised?: boolean
  /** Adds to the hot weight; the highest come first. */
  heat?: number
  /** How the hall is seated, where seats are chosen; the prices are those of its tiers. */
  seats?: SeatingKey
  /** Seats are chosen on a page of somebody else. */
  isSeatedByOthers?: boolean
}

/** One stop of a title: a show. */
export interface StopEntry extends StopRules {
  at: VenueKey
  /** Days from the shop's today; runs with a fixed weekday start on the next such day. */
  in: number
  run: RunName
}

export type CastEntry = readonly [zhCN: string, enUS: string, roleZhCN: string, roleEnUS: string]

/** A title in its shortest form; each of its stops becomes a show. */
export interface TitleEntry extends StopRules {
  key: string
  name: TextPair
  line: TextPair
  /** Poster lettering; `|` breaks the line. */
  lettering: string
  latin: string
  /** Poster byline; the first performer where it is missing. */
  byline?: string
  cast: readonly CastEntry[]
  pitch: TextPair
  highlights: readonly TextPair[]
  art: readonly [composition: PosterComposition, palette: number]
  /** Yuan, ascending. */
  prices: readonly number[]
  minutes: number
  minAge?: number
  isSensitive?: boolean
  stops: readonly StopEntry[]
}
