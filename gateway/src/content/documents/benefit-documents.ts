import type { VenueDocument } from './place-documents'
import type { CategoryName, Color, DocumentId, Moment, Money, PictureChoice, WrittenText } from './written-values'

/** Levels of members and the paid membership: `membership.yaml`. */
export interface MembershipDocument {
  /**
   * Levels that users reach by growth, the lowest first; four usual ones by default.
   *
   * @minItems 1
   * @maxItems 8
   */
  levels?: LevelEntry[]
  /** Rights of levels, in the order in which they are shown. */
  rights?: RightEntry[]
  /** Documents of `coupons` for birthdays of levels with the right of the icon `birthday`. */
  birthdayCoupons?: DocumentId[]
  /** Membership that is sold; none by default. */
  paid?: PaidMembershipEntry
}

export interface LevelEntry {
  id: DocumentId
  name: WrittenText
  /**
   * Growth from which it is reached; 0 for the first.
   *
   * @asType integer
   * @minimum 0
   */
  from: number
}

export interface RightEntry {
  id: DocumentId
  icon: 'discount' | 'sale' | 'coupons' | 'points' | 'birthday' | 'lounge' | 'service' | 'entry' | 'parking'
  name: WrittenText
  badge?: WrittenText
  /** One line. */
  line: WrittenText
  /** HTML of p, h3, ul, li, strong, or paragraphs. */
  text: WrittenText
  /**
   * Levels with this right, `paid` for the paid membership.
   *
   * @minItems 1
   */
  levels: DocumentId[]
  isHighlighted?: boolean
}

export interface PaidMembershipEntry {
  name: WrittenText
  price: Money
  /**
   * Validity in days.
   *
   * @asType integer
   * @minimum 1
   * @maximum 3660
   */
  days: number
  /** Words of its button; "Join now" by default. */
  button?: WrittenText
  /**
   * Reduction of every ticket, per cent.
   *
   * @minimum 0
   * @maximum 99
   */
  percentOff?: number
  /** Documents of `coupons` that members get when they join; a name may come twice. */
  coupons?: DocumentId[]
}

/** A card that the shop sells: `cards/<id>.yaml`. Either a balance, or rights. */
export interface CardDocument extends PictureChoice {
  name: WrittenText
  /** Benefit in one line. */
  line: WrittenText
  about: WrittenText
  benefits?: BenefitEntry[]
  price: Money
  /**
   * Points that it costs besides money.
   *
   * @asType integer
   * @minimum 1
   */
  points?: number
  /** Balance that pays parts of orders, of a gift card. */
  balance?: Money
  /** Reduction of tickets, of a card with rights. */
  tickets?: CardTicketsEntry
  /**
   * Number of uses of a card with rights; unlimited by default.
   *
   * @asType integer
   * @minimum 1
   */
  uses?: number
  /**
   * Validity in days from activation.
   *
   * @asType integer
   * @minimum 1
   * @maximum 3660
   */
  days: number
  /** True if the card is of one person, who is named before its first use. */
  isNamed?: boolean
  /**
   * Cards for sale.
   *
   * @asType integer
   * @minimum 0
   */
  stock: number
  /**
   * Cards of a user; 5 by default.
   *
   * @asType integer
   * @minimum 1
   */
  maxPerUser?: number
}

export interface BenefitEntry {
  icon: 'coupons' | 'venues' | 'concert' | 'family'
  name: WrittenText
  line: WrittenText
}

/** Tickets that a card reduces, one of each order. */
export interface CardTicketsEntry {
  /**
   * Per cent; 100 for free tickets.
   *
   * @minimum 1
   * @maximum 100
   */
  percentOff: number
  /** Category of shows; all by default. */
  category?: CategoryName
  /** Kind of venues; all by default. */
  venueKind?: VenueDocument['kind']
}

/** Tickets of several shows that cost less together: `packages/<id>.yaml`. Either a share off, or amounts off. */
export interface PackageDocument {
  name: WrittenText
  about: WrittenText
  /**
   * Share off, per cent.
   *
   * @minimum 1
   * @maximum 99
   */
  percentOff?: number
  /** Amounts off from sums on. */
  steps?: { from: Money; off: Money }[]
  /** Amount off for every full sum. */
  every?: { sum: Money; off: Money }
  /**
   * Shows of the package with the number of their tickets.
   *
   * @minItems 2
   */
  shows: PackageShowEntry[]
  /** End of its sale. */
  until: Moment
}

export interface PackageShowEntry {
  /** Document of `shows`. */
  show: DocumentId
  /**
   * At least; 0 if the show may be left out.
   *
   * @asType integer
   * @minimum 0
   * @maximum 6
   */
  min: number
  /**
   * At most.
   *
   * @asType integer
   * @minimum 1
   * @maximum 6
   */
  max: number
}

/** Coupons that users receive together from one address: `coupon-activities/<id>.yaml`. */
export interface CouponActivityDocument {
  /**
   * Documents of `coupons` without a code.
   *
   * @minItems 1
   */
  coupons: DocumentId[]
}

/** Paper on which ticket stubs are printed: `stubs/<id>.yaml`. */
export interface StubDocument {
  name: WrittenText
  about: WrittenText
  price: Money
  /**
   * Prints for sale.
   *
   * @asType integer
   * @minimum 0
   */
  stock: number
  paper: Color
  ink: Color
  accent: Color
  /** Higher comes first; 0 by default. */
  rank?: number
}
