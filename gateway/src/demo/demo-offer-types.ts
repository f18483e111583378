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
  /** What it is worth, as it is written. */
  worth: LocalText
  rule: LocalText
  /** Days from the day it is received. */
  days: number
  /** Coupons that come together. */
  qty: number
  /** What those that come together are known by; `null` where one comes alone. */
  packageId: string | null
  /** Coupons of its kind that there are for everybody. */
  quota: number
  /** The code that it is exchanged for; `null` where it is for the asking. */
  exchangeCode: string | null
  /** Only for users whose face is known, where the merchant asks for it. */
  needFaceAuth: boolean
  terms: CouponTerms
}

/** How stubs of tickets can be printed. */
export interface DemoStubTemplate {
  templateId: string
  name: LocalText
  description: LocalText
  priceCent: number
  /** Prints that there is paper for. */
  stock: number
  /** `#RRGGBB`. */
  paper: string
  ink: string
  accent: string
}

/** Something that a card gives. */
export interface DemoEquity {
  /** Name of its icon among those of the categories. */
  icon: 'coupons' | 'venues' | 'YanChangHui' | 'ErTongQinZi'
  name: LocalText
  desc: LocalText
}

export interface DemoPrivilegeCard {
  cardId: string
  name: LocalText
  picture: SceneName
  /** What it gives, one line. */
  equity: LocalText
  validity: LocalText
  /** What it gives, in full. */
  about: LocalText
  equities: readonly DemoEquity[]
  /** The part of its price that is money, cents; 0 if it costs points alone. */
  priceCent: number
  /** The part of its price that is points; 0 if it costs money alone. */
  pointPrice: number
  /** RIGHTS gives privileges, CASH pays parts of orders. */
  cardType: 'RIGHTS' | 'CASH'
  /** Cents on a cash card; 0 for others. */
  faceCent: number
  /** Days once it is activated. */
  validDays: number
  /** The holder has to say who they are before it can be used. */
  needIdentity: boolean
  /** Times that it can be used; 0 if nobody counts. */
  convertibleTimes: number
  /** What it takes off tickets; `null` for nothing. */
  privilege: CardPrivilege | null
  /** Each card of its kind has a seat of its own there. */
  seats?: CardSeats
  /** Cards of its kind that there are, and that a user may buy. */
  stock: number
  buyLimit: number
}

export interface DemoVote {
  voteId: string
  title: LocalText
  desc: LocalText
  picture: SceneName
  /** From when until when, in days from the shop's first day; negative for before. */
  fromDay: number
  untilDay: number
  /** Options of one ballot, and of a day. */
  maxChoices: number
  dailyLimit: number
  /** When the counts are shown. */
  result: 'ALWAYS' | 'AFTER_VOTE' | 'AFTER_END'
  options: readonly DemoVoteOption[]
}

interface DemoVoteOption {
  optionId: string
  /** The show that is voted for. */
  showId: string
  /** Votes of others. */
  count: number
}

export interface DemoReservation {
  reserveId: string
  name: LocalText
  picture: SceneName
  venueId: string
  days: number
  isFull: boolean
  /** Of one person; `null` for free. */
  priceCent: number | null
  desc: LocalText
  /** Times of each day, `10:00`. */
  times: readonly (readonly [begin: string, end: string])[]
  /** People at a time. */
  slotCapacity: number
  /** People of one reservation. */
  maxQty: number
  /** Every visitor is named. */
  isRealName: boolean
}

/** A free show that people register for. */
export interface DemoOpenShow {
  openShowId: string
  name: LocalText
  picture: SceneName
  venueId: string
  about: LocalText
  /** When it can be registered for, in days from the shop's first day, in the morning; negative for before. */
  registerFromDay: number
  registerUntilDay: number
  sessions: readonly DemoOpenSession[]
  /** A clerk decides who comes; else anyone who registers while there is room. */
  isReviewed: boolean
  /** People of one registration, named; 0 if the user comes alone and nobody is named. */
  maxAttendees: number
  questions: readonly DemoQuestion[]
}

/** A desk at an entrance where visitors register by themselves. */
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
  /** In days from the shop's first day, at this hour of the venue. */
  inDays: number
  hour: number
  quota: number
  /** People who have registered. */
  registered: number
}

/** A garage that is paid for in the shop. */
export interface DemoParking {
  parkingId: string
  name: LocalText
  venueId: string
  freeMinutes: number
  /** Of each hour begun. */
  hourCents: number
  /** In 24 hours at the most. */
  dayMaxCents: number
  /** Minutes to leave in once it is paid. */
  leaveMinutes: number
}

/** A question of a form. */
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

/** A project that work permits are applied for. */
export interface DemoPermitProject {
  projectId: string
  /** What its crew is given, as `typedCode` makes it. */
  code: string
  name: LocalText
  /** How long it is applied for, in days from the shop's first day. */
  days: number
  roles: readonly DemoPermitOption[]
  areas: readonly DemoPermitOption[]
  questions: readonly DemoQuestion[]
}

/** Tickets of several shows that cost less together. */
export interface DemoPackage {
  promotionId: string
  method: PackageMethod
  name: LocalText
  desc: LocalText
  tiers: readonly PackageTier[]
  rules: readonly PackageRule[]
  /** How long it is sold, from the shop's first day. */
  days: number
}

/** Coupons that are handed out together. */
export interface DemoCouponActivity {
  activityId: string
  couponTemplateIds: readonly string[]
}

/** What the shop offers beside shows. */
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
