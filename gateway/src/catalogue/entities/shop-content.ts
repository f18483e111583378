import type { PolicyType } from '@/contracts/agreement/list-policies'
import type { CustomButtonPage } from '@/contracts/layout/list-custom-buttons'
import type { CategoryCode } from '@/domain/catalogue'
import type { LocalText } from '../../texts/text'
import type { VenueSeating } from '../seating/venue-seating'
import type { CustomButton, Home } from './home'
import type { MemberRules } from './membership'
import type { Offers } from './offers'
import type { Site, Venue } from './place'
import type { ShopFacts } from './shop-facts'
import type { Show } from './show'

/** A group of shows (CAT-027). */
export interface ShowGroup {
  /** Starts with `SG`. */
  showGroupId: string
  name: LocalText
  /** Shared venue; `null` if each show has its own. */
  venueKey: string | null
  showIds: readonly string[]
}

export interface Category {
  code: CategoryCode
  name: LocalText
  /** Main colour of its icon, `#RRGGBB`. */
  color: string
}

export interface Tour {
  tourId: string
  key: string
  name: LocalText
  desc: LocalText
  /** By date. */
  showIds: readonly string[]
}

export interface Agreement {
  agreementId: string
  policyType: PolicyType
  title: LocalText
  /** HTML of p, h3, ul, li, strong. */
  content: LocalText
  version: string
}

/** All that a shop offers. */
export interface ShopContent {
  /** The shop's first day, epoch ms. */
  anchor: number
  /** First day of the current week, epoch ms. */
  weekStart: number
  categories: readonly Category[]
  sites: readonly Site[]
  venues: readonly Venue[]
  /** Seat maps by key. */
  halls: Pick<ReadonlyMap<string, VenueSeating>, 'get'>
  /** By `hotWeight`, the hottest first. */
  shows: readonly Show[]
  /** Shows that were offered once and are no longer. */
  withdrawnShowIds?: ReadonlySet<string>
  tours: readonly Tour[]
  home: Home
  facts: ShopFacts
  buttons: Readonly<Record<CustomButtonPage, readonly CustomButton[]>>
  showGroups: readonly ShowGroup[]
  memberRules: MemberRules
  offers: Offers
  agreements: readonly Agreement[]
}
