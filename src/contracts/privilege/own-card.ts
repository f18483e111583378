import type { PriceInfo } from '../price'
import type { EpochMs, Id } from '../wire-types'

/** A card that a user has (CARD-005, contract D-8). */
export interface OwnCard {
  userCardInstanceId: Id
  cardId: Id
  cardName: string
  cardType: 'RIGHTS' | 'CASH'
  /** Absent while it is normal (A-CARD-1). */
  cardStatus?: 'USED' | 'EXPIRE' | 'REFUND' | 'REFUNDING'
  /** False until it is activated. */
  enabled: boolean
  needIdentity: boolean
  expirationTime: EpochMs
  /** Face value of a cash card, yuan. */
  cardPrice: number
  /** What is left on a cash card. */
  balance?: PriceInfo
  /** Points that it cost beside money, or its kind costs; 0 where that is money alone. */
  pointPrice: number
  convertibleTimes: number
  redeemedTimes: number
  identityName?: string
  /** Masked. */
  identityNo?: string
}
