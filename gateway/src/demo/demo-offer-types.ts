import type { CouponType } from '@/contracts/coupon/coupon'
import type { FormField } from '@/contracts/form/form-field'
import type { PackageMethod, PackageRule } from '@/contracts/package/ticket-package'
import type { PackageTier } from '@/domain/package-rules'
import type { CouponTerms } from '../database/schema/coupon-terms'
import type { CardPrivilege, CardSeats } from '../database/schema/snapshots'
import type { LocalText } from '../texts/text'
import type { DemoGoods, DemoGoodsCategory } from './demo-goods-types'
import type { DemoMembership } from './demo-member-types'
import type { SceneName } from './pictures/scene'

export interface DemoCoupon {
  couponTemplateId: string
  couponCode: string
  key: string
  type: CouponType
  title: LocalText
  /** Value as text. */
  worth: LocalText
  rule: LocalText
  /** Days from receipt; coupons with fixed days ignore it. */
  days: number
  /** Valid until the end of the year for everyone (COUPON-040). */
  isOfYear: boolean
  /** Exchanged without a prompt (D-38). */
  isUsedAtOnce: boolean
  /** Number of coupons received together. */
  qty: number
  /** Id shared by coupons received together; `null` for a single one. */
  packageId: string | null
  /** Total number of coupons of the kind. */
  quota: number
  /** Exchange code; `null` for freely available coupons. */
  exchangeCode: string | null
  /** Only for users with a known face, if the merchant requires it. */
  needFaceAuth: boolean
  terms: CouponTerms
}

/** A print template for ticket stubs. */
export interface DemoStubTemplate {
  templateId: string
  name: LocalText
  description: LocalText
  priceCent: number
  /** Available prints. */
  stock: number
  /** `#RRGGBB`. */
  paper: string
  ink: string
  accent: string
}

/** A benefit of a card. */
export interface DemoEquity {
  /** Icon name among those of the categories. */
  icon: 'coupons' | 'venues' | 'YanChangHui' | 'ErTongQinZi'
  name: LocalText
  desc: LocalText
}

export interface DemoPrivilegeCard {
  cardId: string
  name: LocalText
  picture: SceneName
  /** One-line benefit. */
  equity: LocalText
  validity: LocalText
  /** Full description. */
  about: LocalText
  equities: readonly DemoEquity[]
  /** Price part in money, cents; 0 for a card sold for points only. */
  priceCent: number
  /** Price part in points; 0 for a card sold for money only. */
  pointPrice: number
  /** RIGHTS gives privileges, CASH pays parts of orders. */
  cardType: 'RIGHTS' | 'CASH'
  /** Balance of a cash card, cents; 0 for others. */
  faceCent: number
  /** Validity in days from activation. */
  validDays: number
  /** True if the holder's identity is required before use. */
  needIdentity: boolean
  /** Number of uses; 0 for unlimited. */
  convertibleTimes: number
  /** Discount on tickets; `null` for none. */
  privilege: CardPrivilege | null
  /** Individual seat of each card. */
  seats?: CardSeats
  /** Available cards of the kind, and the maximum per user. */
  stock: number
  buyLimit: number
}

export interface DemoVote {
  voteId: string
  title: LocalText
  desc: LocalText
  picture: SceneName
  /** Begin and end, in days from the shop's first day; negative for the past. */
  fromDay: number
  untilDay: number
  /** Maximum options per ballot, and per day. */
  maxChoices: number
  dailyLimit: number
  /** Visibility of the counts. */
  result: 'ALWAYS' | 'AFTER_VOTE' | 'AFTER_END'
  options: readonly DemoVoteOption[]
}

interface DemoVoteOption {
  optionId: string
  /** Show of the option. */
  showId: string
  /** Votes of other users. */
  count: number
}

export interface DemoReservation {
  reserveId: string
  name: LocalText
  picture: SceneName
  venueId: string
  days: number
  isFull: boolean
  /** Price per person; `null` for free. */
  priceCent: number | null
  desc: LocalText
  /** Times of each day, `10:00`. */
  times: readonly (readonly [begin: string, end: string])[]
  /** Capacity of each time. */
  slotCapacity: number
  /** Maximum people of a reservation. */
  maxQty: number
  /** True if every visitor is named. */
  isRealName: boolean
}

/** A free show with registration. */
export interface DemoOpenShow {
  openShowId: string
  name: LocalText
  picture: SceneName
  venueId: string
  about: LocalText
  /** Registration period, in days from the shop's first day, in the morning; negative for the past. */
  registerFromDay: number
  registerUntilDay: number
  sessions: readonly DemoOpenSession[]
  /** True if a clerk decides; otherwise registrations are accepted while places are free. */
  isReviewed: boolean
  /** Maximum named people of a registration; 0 if the user comes alone and unnamed. */
  maxAttendees: number
  questions: readonly DemoQuestion[]
}

/** A self-registration desk at an entrance. */
export interface DemoEntrance {
  entranceId: string
  title: LocalText
  desc: LocalText
  venueId: string
  picture: SceneName
  questions: readonly DemoQuestion[]
}

export interface DemoOpenSession {
  sessionId: string
  /** In days from the shop's first day, at this hour of venue time. */
  inDays: number
  hour: number
  quota: number
  /** Number of registered people. */
  registered: number
}

/** A car park with payment in the shop. */
export interface DemoParking {
  parkingId: string
  name: LocalText
  venueId: string
  freeMinutes: number
  /** Fee per started hour. */
  hourCents: number
  /** Maximum fee in 24 hours. */
  dayMaxCents: number
  /** Minutes to leave after payment. */
  leaveMinutes: number
}

/** A form question. */
export interface DemoQuestion extends Omit<FormField, 'label' | 'options'> {
  label: LocalText
  options?: readonly LocalText[]
}

export interface DemoActivity {
  topicId: string
  title: LocalText
  desc: LocalText
  buttonText: LocalText
  questions: readonly DemoQuestion[]
}

/** A role or an area of a project. */
interface DemoPermitOption {
  code: string
  name: LocalText
}

/** A project that accepts work permit applications. */
export interface DemoPermitProject {
  projectId: string
  /** Project code of the crew, normalised by `typedCode`. */
  code: string
  name: LocalText
  /** Application period, in days from the shop's first day. */
  days: number
  roles: readonly DemoPermitOption[]
  areas: readonly DemoPermitOption[]
  questions: readonly DemoQuestion[]
}

/** Tickets of several shows at a reduced price. */
export interface DemoPackage {
  promotionId: string
  method: PackageMethod
  name: LocalText
  desc: LocalText
  tiers: readonly PackageTier[]
  rules: readonly PackageRule[]
  /** Sale period, in days from the shop's first day. */
  days: number
}

/** Coupons distributed together. */
export interface DemoCouponActivity {
  activityId: string
  couponTemplateIds: readonly string[]
}

/** Offers of the shop besides shows. */
export interface DemoOffers {
  coupons: readonly DemoCoupon[]
  couponActivities: readonly DemoCouponActivity[]
  goodsCategories: readonly DemoGoodsCategory[]
  goods: readonly DemoGoods[]
  stubTemplates: readonly DemoStubTemplate[]
  membership: DemoMembership
  cards: readonly DemoPrivilegeCard[]
  votes: readonly DemoVote[]
  reservations: readonly DemoReservation[]
  parkings: readonly DemoParking[]
  openShows: readonly DemoOpenShow[]
  entrances: readonly DemoEntrance[]
  activity: DemoActivity
  packages: readonly DemoPackage[]
  permitProjects: readonly DemoPermitProject[]
}
