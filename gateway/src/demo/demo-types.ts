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
import type { Admission, ShowCategoryCode } from './show-kinds'

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
  /** Pinyin syllables of the Chinese name. */
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
  /** Directions and notes, plain text. */
  directions: LocalText
  lat: number
  lng: number
  /** Approximate number of seats, or of concurrent visitors. */
  capacity: number
}

export interface DemoPerformer {
  /** Key for `avatarSvg`. */
  key: string
  name: LocalText
  /** Role of the performer in the show. */
  role: LocalText
}

/** A purchase rule. */
export interface DemoServiceNote {
  code: string
  title: LocalText
  desc: LocalText
}

export interface DemoTag {
  /** MARKETING_TAG_COUPON and MARKETING_TAG_ACTIVITY are highlighted (CAT-022). */
  type: 'MARKETING_TAG_COUPON' | 'MARKETING_TAG_ACTIVITY' | 'NORMAL'
  title: LocalText
}

/** Right to buy before the sale, by code. */
export interface DemoPrivilege {
  privilegeId: string
  code: string
  /** Start of the early sale, epoch ms. */
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
  admission: Admission
  /** Minutes before the begin at which visitors are expected; `null` if they come when they like. */
  arrivalMinutes: number | null
  cityId: string
  venueId: string
  /** Tour key of the show; see `DemoTour`. */
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
  /** Captchas required before the order. */
  captchas: readonly CaptchaType[]
  privilege: DemoPrivilege | null
  /** Eligible buyers; `null` for everyone. */
  gate: PurchaseGate | null
  /** The only terminal that sells it; `null` for every one. */
  soldOn: JumpTerminal | null
  /** True for a paid placement in lists. */
  isAdvertised: boolean
  /** True for high demand at the start of the sale. */
  isHot: boolean
  /** Start of the countdown to the sale, epoch ms; `null` for always. */
  countdownFrom: number | null
  showStatus: ShowStatus
  showDetailStatus: ShowStatus
  /** Start of the sale, epoch ms; only for PRE_SALE. */
  saleTime: number | null
  utcOffset: number
  /** Originally announced begin of the first session, epoch ms; `null` for a show that was not moved. */
  movedFrom: number | null
  /** Begin of the first and the last session, epoch ms. */
  firstShowTime: number
  lastShowTime: number
  /** Lowest and highest ticket price, cents, including delivery if no method is free. */
  minPriceCent: number
  maxPriceCent: number
  /** Current sessions. */
  sessions: readonly DemoSession[]
  /** Sessions of earlier runs, which tickets may be for; none of them is sold. */
  pastSessions: readonly DemoSession[]
}

export interface DemoTour {
  tourId: string
  key: string
  name: LocalText
  desc: LocalText
  /** By date. */
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

/** An agreement as source text. */
export interface AgreementTexts {
  policyType: PolicyType
  title: TextPair
  content: TextPair
}

/** The whole demo shop. */
export interface DemoCatalogue {
  /** The shop's first day, epoch ms. */
  anchor: number
  /** First day of the current week, epoch ms. */
  weekStart: number
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
