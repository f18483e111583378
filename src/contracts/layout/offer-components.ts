import type { Coupon } from '../coupon/coupon'
import type { FormField } from '../form/form-field'
import type { SpuCard } from '../goods/spu-card'
import type { Jump } from '../jump'
import type { PrimeRight } from '../member/prime-right'
import type { OrderSummary } from '../order/order-summary'
import type { PriceInfo } from '../price'
import type { PrivilegeCard } from '../privilege/privilege-card'
import type { ReserveCard } from '../reserve/reserve-card'
import type { VoteCard } from '../vote/vote-card'
import type { EpochMs, Id } from '../wire-types'
import type { ComponentBase } from './component-base'

export interface CouponsComponent extends ComponentBase {
  /** A column, a row that scrolls sideways, one large coupon, several that come together. */
  componentType: 'COUPON_LIST' | 'COUPON_SLIDE' | 'COUPON_SINGLE' | 'COUPON_PACKAGE'
  data: { title?: string; coupons: Coupon[] }
}

export interface CouponWindowComponent extends ComponentBase {
  componentType: 'COUPON_WINDOW'
  data: { title: string; coupons: Coupon[]; frequency: WindowFrequency }
}

export interface BannerWindowComponent extends ComponentBase {
  componentType: 'BANNER_WINDOW'
  data: { title: string; imgUrl: string; jump: Jump; frequency: WindowFrequency }
}

/** Frequency of automatic windows. */
export type WindowFrequency = 'ONCE' | 'DAILY' | 'ALWAYS'

export interface ProductsComponent extends ComponentBase {
  /** Two columns, a row that scrolls sideways, one large. */
  componentType: 'PRODUCT_LIST' | 'PRODUCT_SLIDE' | 'PRODUCT_SINGLE'
  data: { title?: string; products: SpuCard[] }
}

export interface PaidMemberComponent extends ComponentBase {
  componentType: 'PAID_MEMBER'
  /** `isPrime` and `validTo` are the user's. */
  data: {
    primeLevelName: string
    price: PriceInfo
    rights: PrimeRight[]
    buttonText: string
    isPrime?: boolean
    validTo?: EpochMs
  }
}

export interface PrivilegeCardComponent extends ComponentBase {
  componentType: 'PRIVILEGE_CARD'
  data: { title: string; cards: PrivilegeCard[] }
}

export interface ToPayOrderComponent extends ComponentBase {
  componentType: 'TO_PAY_ORDER'
  /** The user's order that waits to be paid. */
  data: { order?: OrderSummary | null }
}

export interface VoteComponent extends ComponentBase {
  componentType: 'VOTE'
  data: { title: string; votes: VoteCard[] }
}

export interface VenueReservationComponent extends ComponentBase {
  componentType: 'VENUE_RESERVATION'
  data: { title: string; items: ReserveCard[] }
}

export interface ActivityEnrollComponent extends ComponentBase {
  componentType: 'ACTIVITY_ENROLL'
  /** `enrolled` is the user's. */
  data: { topicId: Id; title: string; desc: string; buttonText: string; schema: FormField[]; enrolled?: boolean }
}
