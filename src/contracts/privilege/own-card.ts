import type { IdType } from '../attendee/attendee'
import type { PriceInfo } from '../price'
import type { EpochMs, Id } from '../wire-types'
import type { CardPriceMode } from './privilege-card'

/** A card that a user has (CARD-005, contract D-8). */
export interface OwnCard {
  userCardInstanceId: Id
  cardId: Id
  cardName: string
  /** Picture of the card; empty if the shop has none (any longer). */
  cardUrl: string
  cardType: 'RIGHTS' | 'CASH'
  /** Absent while it is normal (A-CARD-1). */
  cardStatus?: 'USED' | 'EXPIRE' | 'REFUND' | 'REFUNDING'
  /** False until it is activated. */
  enabled: boolean
  needIdentity: boolean
  /** True for a finished card. */
  isHistory: boolean
  /** Lasts a year. */
  isAnnualCard: boolean
  /** Benefits, in words. */
  promotionDesc: string
  expirationTime: EpochMs
  /** Yuan: the face value of a cash card, the money that one of any other kind costs; 0 where that is points alone. */
  cardPrice: number
  /** Balance of a cash card. */
  balance?: PriceInfo
  /** Currency of cards of its kind. */
  priceMode: CardPriceMode
  /** Points that it cost beside money, or its kind costs; 0 where that is money alone. */
  pointPrice: number
  convertibleTimes: number
  redeemedTimes: number
  identityName?: string
  identityType?: IdType
  /** Masked. */
  identityNo?: string
  /** Of a card with a seat of its own: where that is. */
  venueName?: string
  cityName?: string
  /** Its seats, in words. */
  seatInfos?: { seatDesc: string }[]
}
