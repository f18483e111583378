import type { CardPrivilege, CardSeats } from '../../database/schema/snapshots'
import type { LocalText } from '../../texts/text'
import type { OfferPicture } from '../drawings/offer-picture'

/** A benefit of a card. */
export interface CardEquity {
  /** Icon name among those of the categories. */
  icon: 'coupons' | 'venues' | 'YanChangHui' | 'ErTongQinZi'
  name: LocalText
  desc: LocalText
}

export interface CardTemplate {
  cardId: string
  name: LocalText
  picture: OfferPicture
  /** One-line benefit. */
  equity: LocalText
  validity: LocalText
  /** Full description. */
  about: LocalText
  equities: readonly CardEquity[]
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
