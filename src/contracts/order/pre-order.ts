import type { Policy } from '../agreement/list-policies'
import type { IdType } from '../attendee/attendee'
import type { OfferedCoupon } from '../coupon/coupon'
import { endpoint } from '../endpoint'
import type { GoodsItemInput } from '../goods/goods-item'
import type { CurrencyTransfer, PriceInfo } from '../price'
import type { CaptchaType } from '../risk/record-captcha'
import type { DeliverMethod, RealNameType } from '../session/list-sessions-static'
import type { Id, Seconds } from '../wire-types'
import type { CashCardOffer, JoinOffer, PointOffer, PrimeOffer, ReceivableCouponOffer } from './offered-benefits'
import type { PhoneContact } from './order-contact'
import type { ComboItemInput, OfferedTickets, OrderItemInput } from './order-items'
import type { PriceItem } from './price-item'
import type { QueuePlace } from './queue-place'

/** Price and requirements of a purchase, before it is made. */
export interface PreOrderInput {
  /** @maxLength 32 */
  src: string
  showId: Id
  bizShowSessionId: Id
  /**
   * @minItems 1
   * @maxItems 10
   */
  items: OrderItemInput[]
  deliverMethod?: DeliverMethod
  addressId?: Id
  /** @maxItems 20 */
  audienceIds?: Id[]
  /**
   * Goods that are bought along with the tickets, each SKU once.
   * @maxItems 20
   */
  addOns?: GoodsItemInput[]
  /** Of picked seats: what keeps them (A-SEAT-6). */
  seatLockId?: Id
  /** Bought at the venue: the site where the buyer stands; the pass goes with the call. */
  siteId?: Id
  /** Bought by this privilege; its token goes with the call. */
  privilegeId?: Id
  /** A privilege card of the buyer, by itself or by its kind: it takes off what it promises, once. */
  cardId?: Id
  /** Of a ticket package: its activity (contract D-2). */
  promotionId?: Id
  /**
   * All that the package is made of; `showId`, `bizShowSessionId`, `items` and `seatLockId` repeat the first entry.
   * @minItems 1
   * @maxItems 10
   */
  comboItems?: ComboItemInput[]
  /**
   * Coupons to use; without it the shop takes nothing off (contract D-6).
   * @maxItems 20
   */
  couponIds?: Id[]
  /** Pay with points up to the limit. */
  usePoint?: boolean
  /**
   * Instances of cash cards, in the order in which they pay.
   * @maxItems 10
   */
  cashCardIds?: Id[]
}

export interface PreOrderOutput extends OfferedTickets {
  /** The offer; its price is valid for 15 minutes. */
  preOrderId: Id
  /** The tickets of the other sessions of a package. */
  otherTickets?: OfferedTickets[]
  deliverMethods: DeliverOption[]
  realNameType: RealNameType
  realNameDesc?: string
  audienceRules: AudienceRules
  priceItems: PriceItem[]
  /** Yuan, before anything is deducted. */
  totalAmount: number
  /** Yuan. */
  payAmount: number
  total: PriceInfo
  /** For who counts in another currency: the amounts are in the shop's, and so is the payment. */
  currencyTransferInfo?: CurrencyTransfer
  /** The account's own number, for the contact to begin with; absent where the account has none. */
  contact?: PhoneContact
  remarkConfig: { required: boolean; placeholder: string; maxLength: number }
  agreements: Policy[]
  refundRuleDesc?: string
  /** Coupons of the user for what is being bought, those that cannot be used as well. */
  coupons: OfferedCoupon[]
  selectedCouponIds: Id[]
  /** Absent if no freely available coupon would take more off. */
  receivableCoupon?: ReceivableCouponOffer
  /** Yuan of each ticket and thing once the member's price and the promotion are off: what coupons are counted on. */
  unitPrices: number[]
  points: PointOffer
  cashCards: CashCardOffer[]
  /** Discount of members on the purchase; absent for buyers who are none. */
  prime?: PrimeOffer
  /** Savings on this order by joining; absent for members, or without savings. */
  joinOffer?: JoinOffer
  /** Time left on picked seats; of several locks, the one that ends first. */
  lockExpireSeconds?: Seconds
  /** Of a hot show, where the buyer has a place in its queue. */
  queuePlace?: QueuePlace
  /** Captchas that must be solved before the order is placed. */
  captchaTypes?: CaptchaType[]
}

export interface DeliverOption {
  name: DeliverMethod
  displayName: string
  tips?: string
  /** Yuan. */
  fee?: number
  needAddress: boolean
  needContact: boolean
  /** False where tickets cannot be brought that way, such as to the address that was named (ORDER-041). */
  enabled: boolean
  disabledReason?: string
}

export interface AudienceRules {
  idTypes: IdType[]
  phoneRequired: boolean
  /** Tickets of the session that the buyer may take now, those they have bought before left out (ORDER-037). */
  purchaseLimit?: number
  ageLimits: AgeLimit[]
}

/** An age band of which a seat plan needs some attendees (ORDER-039). Ages inclusive. */
export interface AgeLimit {
  seatPlanId: Id
  minAge: number
  maxAge: number
  minQty: number
}

/** Quotes tickets: what they cost, what can be deducted, how they come (ORDER-020). */
export const preOrder = endpoint<PreOrderInput, PreOrderOutput>({
  method: 'POST',
  path: 'trade/buyer/order/v5/pre_order',
  changes: [],
  priority: 'high',
})
