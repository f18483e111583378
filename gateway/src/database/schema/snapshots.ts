import type { IdType } from '@/contracts/attendee/attendee'
import type { LocalText } from '../../texts/text'
import type { CouponPromise } from './coupon-terms'

/** Names of an order line at the time of purchase; later changes of the catalogue do not reach it. */
export interface LineSnapshot {
  /** The show, the product, the card. */
  title: LocalText
  /** Variant: the seat plan, the specification, the duration. */
  option: LocalText
  /** Session of the line, if any. */
  session?: SessionSnapshot
  /** Terms of a card line. */
  card?: CardSnapshot
  /** Benefits of a membership line. */
  membership?: { levelCode: string; validDays: number; gifts?: readonly CouponPromise[] }
  /** Stay that a parking line pays for, and the part of it. */
  parking?: ParkingSnapshot
  /** Time of a reservation line. */
  reservation?: ReservationSnapshot
  /** Points that one costs beside money: goods for points; cards have theirs among their own. */
  pointPrice?: number
  /** Coupons in a coupon package. */
  coupons?: readonly CouponPromise[]
  /** Print of a stub (contract D-31). */
  stub?: StubSnapshot
}

/** Print of a stub. */
export interface StubSnapshot {
  voucherId: string
  templateId: string
  sessionId: string
  showName: LocalText
  sessionName: LocalText
  venueName: LocalText
  /** Epoch ms. */
  beginAt: number
  seats: LocalText
  /** The buyer's own line; empty for none. */
  inscription: string
}

/** Terms of a card at the time of purchase. */
export interface CardSnapshot {
  cardType: 'RIGHTS' | 'CASH'
  /** Cents on a cash card. */
  faceCents: number
  /** Days once it is activated. */
  validDays: number
  needIdentity: boolean
  convertibleTimes: number
  /** Points that one costs beside money; absent on lines that are older than such prices. */
  pointPrice?: number
  /** Discount on tickets, `null` for none; absent on lines that are older than such promises. */
  privilege?: CardPrivilege | null
  /** Its holder, if they were named in the order. */
  holder?: CardHolder
  /** Zone of the seats of cards with one. */
  seats?: CardSeats
}

/** Seats that cards of a kind are for, one each. */
export interface CardSeats {
  venueId: string
  /** Seats in a row; they are counted row by row. */
  perRow: number
}

/** Holder of a card. */
export interface CardHolder {
  identityName: string
  idType: IdType
  idNo: string
}

/** Discount of a privilege card on a ticket, and its shows. */
export interface CardPrivilege {
  /** Share that is left to pay, 0 to 1. */
  rate: number
  /** `null` for all. */
  category: string | null
  venueKind: string | null
}

/** Paid part of a stay in a garage, epoch ms. */
export interface ParkingSnapshot {
  parkingId: string
  plateNo: string
  enteredAt: number
  from: number
  until: number
  /** Minutes to leave in once it is paid. */
  leaveMinutes: number
}

/** Time and visitors of a reservation. */
export interface ReservationSnapshot {
  venueName: LocalText
  /** Epoch ms. */
  beginAt: number
  endAt: number
  /** Names, where they were requested. */
  visitors: readonly string[]
}

/** Time and place of a session at the purchase. */
export interface SessionSnapshot {
  name: LocalText
  /** Epoch ms. */
  beginAt: number
  /** Epoch ms. */
  endAt: number
  /** Minutes east of UTC. */
  utcOffset: number
  venueName: LocalText
  venueAddress: LocalText
  lat: number
  lng: number
  cityName: LocalText
  /** `#RRGGBB`, shown until the poster has loaded. */
  posterColor: string
  /** True if its tickets came by a code that forbids transfers; absent otherwise. */
  isPersonal?: boolean
}

/** Postal address of an order; deleting or changing the address of the user does not reach it. */
export interface AddressSnapshot {
  /** Id of the copied address, which may be gone. */
  id: string
  receiver: string
  cellphone: string
  countryCode: string
  provinceId: string
  cityId: string
  districtId: string
  detailAddress: string
}

/** The seat of a ticket, as the venue names it. */
export interface SeatSnapshot {
  zone: LocalText
  row: LocalText
  no: string
  /** Entrance; absent on tickets that are older than it. */
  entrance?: LocalText
}

/** Refund terms at the time of the order. */
export interface RefundRuleSnapshot {
  isRefundable: boolean
  /** The last one that applies before the session begins counts. */
  periods: readonly RefundPeriod[]
  /** Refunds of one session allowed per buyer. */
  maxTimes: number
}

/** Refund fee as a share, from this time before the session on. */
export interface RefundPeriod {
  /** Hours before the beginning. */
  beforeHours: number
  /** 0 to 1. */
  feeRate: number
}

/** A document that a buyer agreed to, as it was called. */
export interface AgreementSnapshot {
  id: string
  /** Mark that it replaces in the words around it. */
  name: string
  title: LocalText
}
