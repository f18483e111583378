import type { JumpTerminal } from '@/contracts/link/jump-info'
import type { CaptchaType } from '@/contracts/risk/record-captcha'
import type { ShowStatus } from '@/contracts/show/get-show-dynamic'
import type { CategoryCode } from '@/domain/catalogue'
import type { LocalText } from '../../texts/text'
import type { PosterArt } from '../drawings/poster-art'
import type { Notice } from './home'
import type { Session } from './session'

/** Category of a show; `ALL` is only a filter. */
export type ShowCategoryCode = Exclude<CategoryCode, 'ALL'>

/** Entry of visitors: at the begin of a show, at any time of the opening hours, or at the begin of a time slot. */
export type Admission = 'SHOW' | 'HOURS' | 'SLOT'

/** Eligible buyers of a show that is not sold to everyone. */
export type PurchaseGate = 'MEMBERS' | 'INVITED' | 'FACE' | 'STUDENT'

export interface Performer {
  /** Key for `avatarSvg`. */
  key: string
  name: LocalText
  /** Role of the performer in the show. */
  role: LocalText
}

/** A purchase rule. */
export interface ServiceNote {
  code: string
  title: LocalText
  desc: LocalText
}

export interface ShowTag {
  /** MARKETING_TAG_COUPON and MARKETING_TAG_ACTIVITY are highlighted (CAT-022). */
  type: 'MARKETING_TAG_COUPON' | 'MARKETING_TAG_ACTIVITY' | 'NORMAL'
  title: LocalText
}

/** Right to buy before the sale, by code. */
export interface SalePrivilege {
  privilegeId: string
  code: string
  /** Start of the early sale, epoch ms. */
  opensAt: number
}

export interface Show {
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
  /** Tour key of the show; see `Tour`. */
  tourKey: string | null
  performers: readonly Performer[]
  /** HTML of p, h3, ul, li, strong. */
  description: LocalText
  serviceNotes: readonly ServiceNote[]
  notices: readonly Notice[]
  tags: readonly ShowTag[]
  /** Whole years; `null` for no limit. */
  minLimitAge: number | null
  /** `#RRGGBB`, shown until the poster has loaded. */
  posterColor: string
  poster: PosterArt
  /** Name of the stored picture that is shown in place of the drawing. */
  picture?: string
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
  privilege: SalePrivilege | null
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
  sessions: readonly Session[]
  /** Sessions of earlier runs, which tickets may be for; none of them is sold. */
  pastSessions: readonly Session[]
}
