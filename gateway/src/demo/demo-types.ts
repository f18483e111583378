import type { PolicyType } from '@/contracts/agreement/list-policies'
import type { JumpTerminal } from '@/contracts/link/jump-info'
import type { CaptchaType } from '@/contracts/risk/record-captcha'
import type { ShowStatus } from '@/contracts/show/get-show-dynamic'
import type { CategoryCode } from '@/domain/catalogue'
import type { LocalText } from '../texts/text'
import type { DemoHome, DemoNotice } from './demo-home-types'
import type { DemoOffers } from './demo-offer-types'
import type { DemoSession } from './demo-session-types'
import type { TextPair } from './local-text'
import type { PosterArt } from './pictures/poster-art'
import type { PurchaseGate } from './purchase-gate'

/** A category a show belongs to; `ALL` is only a filter. */
export type ShowCategoryCode = Exclude<CategoryCode, 'ALL'>

export interface DemoCategory {
  code: CategoryCode
  name: LocalText
  /** Main colour of its icon, `#RRGGBB`. */
  color: string
}

/** A city the shop sells in. */
export interface DemoSite {
  /** Site and city share one id, such as `BL1106` (SHELL-074). */
  siteId: string
  cityId: string
  /** Administrative code of the province or region. */
  provinceId: string
  name: LocalText
  /** Group letter in the city selector, `A` to `Z`. */
  initial: string
  /** How the Chinese name is said, in syllables. */
  pinyin: string
  lat: number
  lng: number
  isHot: boolean
}

export type VenueKind =
  | 'STADIUM'
  | 'ARENA'
  | 'THEATRE'
  | 'CONCERT_HALL'
  | 'LIVE_HOUSE'
  | 'GALLERY'
  | 'STUDIO'
  | 'TEA_HOUSE'

export interface DemoVenue {
  venueId: string
  /** Stable short name, such as `sh-arena`. */
  key: string
  kind: VenueKind
  cityId: string
  name: LocalText
  address: LocalText
  /** How to get there and what to expect, plain text. */
  directions: LocalText
  lat: number
  lng: number
  /** Rough number of seats, or of visitors at a time. */
  capacity: number
}

export interface DemoPerformer {
  /** Key for `avatarSvg`. */
  key: string
  name: LocalText
  /** What the performer does in the show. */
  role: LocalText
}

/** A rule a buyer should know before buying. */
export interface DemoServiceNote {
  code: string
  title: LocalText
  desc: LocalText
}

export interface DemoTag {
  /** MARKETING_TAG_COUPON and MARKETING_TAG_ACTIVITY are drawn highlighted (CAT-022). */
  type: 'MARKETING_TAG_COUPON' | 'MARKETING_TAG_ACTIVITY' | 'NORMAL'
  title: LocalText
}

/** The right to buy before the sale, for those who know its code. */
export interface DemoPrivilege {
  privilegeId: string
  code: string
  /** From when it opens the sale, epoch ms. */
  opensAt: number
}

export interface DemoShow {
  /** 24 hexadecimal digits, the same for every anchor. */
  showId: string
  /** Stable short name, such as `xinghe@sh-stadium`. */
  key: string
  name: LocalText
  /** One advertising line below the name. */
  subtitle: LocalText
  category: ShowCategoryCode
  cityId: string
  venueId: string
  /** Key of the tour the show is a stop of; see `DemoTour`. */
  tourKey: string | null
  performers: readonly DemoPerformer[]
  /** HTML of p, h3, ul, li, strong. */
  description: LocalText
  serviceNotes: readonly DemoServiceNote[]
  notices: readonly DemoNotice[]
  tags: readonly DemoTag[]
  /** Whole years; `null` for no limit. */
  minLimitAge: number | null
  /** `#RRGGBB`, shown until the poster has loaded. */
  posterColor: string
  poster: PosterArt
  /** Higher comes first in recommendations; unique. */
  hotWeight: number
  isSensitive: boolean
  isFree: boolean
  /** Between 0 and 1 for a discounted show, else `null`. */
  discount: number | null
  /** Overrides the price: 0 hides it, -1 means to be determined (CAT-055); `null` for none. */
  customPrice: number | null
  /** What a buyer must solve before the order is placed. */
  captchas: readonly CaptchaType[]
  privilege: DemoPrivilege | null
  /** Whom it is sold to; `null` for everybody. */
  gate: PurchaseGate | null
  /** The terminal it is sold on alone; `null` for every one. */
  soldOn: JumpTerminal | null
  /** Somebody pays for its place in lists. */
  isAdvertised: boolean
  /** Many will come at once when the sale starts. */
  isHot: boolean
  /** From when the countdown to the sale is shown, epoch ms; `null` for always. */
  countdownFrom: number | null
  showStatus: ShowStatus
  showDetailStatus: ShowStatus
  /** When the sale starts, epoch ms; only for PRE_SALE. */
  saleTime: number | null
  utcOffset: number
  /** Begin of the first session as it was announced before it was moved, epoch ms; `null` for a show that was not. */
  movedFrom: number | null
  /** Begin of the first session and of the last, epoch ms. */
  firstShowTime: number
  lastShowTime: number
  /** What one ticket costs at least and at most, in cents, with delivery where every way of it costs something. */
  minPriceCent: number
  maxPriceCent: number
  sessions: readonly DemoSession[]
}

export interface DemoTour {
  tourId: string
  key: string
  name: LocalText
  desc: LocalText
  /** In the order of their dates. */
  showIds: readonly string[]
}

export interface DemoAgreement {
  agreementId: string
  policyType: PolicyType
  title: LocalText
  /** HTML of p, h3, ul, li, strong. */
  content: LocalText
  version: string
}

/** An agreement as it is written. */
export interface AgreementTexts {
  policyType: PolicyType
  title: TextPair
  content: TextPair
}

/** The whole demo shop. */
export interface DemoCatalogue {
  /** Epoch ms: the shop's "today". */
  anchor: number
  categories: readonly DemoCategory[]
  sites: readonly DemoSite[]
  venues: readonly DemoVenue[]
  /** By `hotWeight`, the hottest first. */
  shows: readonly DemoShow[]
  tours: readonly DemoTour[]
  home: DemoHome
  offers: DemoOffers
  agreements: readonly DemoAgreement[]
}
