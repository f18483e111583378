import type { IdType } from '@/contracts/attendee/attendee'
import type { PurchaseMode } from '@/contracts/session/list-seat-plans-dynamic'
import type { SessionStatus } from '@/contracts/session/list-sessions-dynamic'
import type { DeliverMethod, RealNameType } from '@/contracts/session/list-sessions-static'
import type { LocalText } from '../../texts/text'

/** At least `minQty` attendees of an order for the seat plan are of this age, in whole years, inclusive. */
export interface AgeLimit {
  minAge: number
  maxAge: number
  minQty: number
}

export interface ComboItem {
  seatPlanId: string
  /** Tickets of the seat plan per combo. */
  qty: number
}

export interface SeatPlan {
  seatPlanId: string
  name: LocalText
  seatPlanCategory: 'SINGLE' | 'COMBO'
  /** Price of one unit in cents. */
  priceCent: number
  /** Units for sale; a combo has its own allotment. */
  stock: number
  /** Tickets in one unit. */
  unitQty: number
  /** `#RRGGBB` */
  color: string
  /** A WAIT_LIST or LACK_REGISTER plan sells like BUY while units are left. */
  purchaseMode: PurchaseMode
  comments: LocalText | null
  comboItems: readonly ComboItem[]
  ageLimit: AgeLimit | null
  sort: number
}

export interface Session {
  sessionId: string
  name: LocalText
  /** Epoch ms. */
  beginAt: number
  /** Epoch ms. */
  endAt: number
  /** Minutes east of UTC. */
  utcOffset: number
  status: SessionStatus
  /** Epoch ms; `null` if the sale is on or never starts. */
  saleAt: number | null
  /** Maximum tickets per order, 1 to 6. */
  limitation: number
  /** Maximum tickets per user over all orders; `null` for no limit. */
  perUserLimit: number | null
  realNameType: RealNameType
  /** True if each attendee needs a phone (USER-036). */
  needsPhones: boolean
  /** Accepted documents; empty if no real name is required. */
  idTypes: readonly IdType[]
  deliverMethods: readonly DeliverMethod[]
  tags: readonly LocalText[]
  sort: number
  /** For a seated session: one per tier of its hall, the cheapest first. */
  seatPlans: readonly SeatPlan[]
  /** Seat layout; `null` if the shop assigns seats. */
  seating: Seating | null
}

export interface Seating {
  /** Hall of the shop. */
  key: string
  /** True if seats are picked on an external page. */
  isByOthers: boolean
  /** Seed of the seats sold elsewhere. */
  seed: number
  /** Their share, 0 to 1. */
  takenShare: number
}
