import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'

/** Price of a card: money, points, or both (CARD-010…012). */
export type CardPriceMode = 'CASH' | 'POINT' | 'CASH_POINT'

/** A card with privileges that can be bought, as an item of a list (CARD-005). */
export interface PrivilegeCard {
  cardId: Id
  cardName: string
  /** A picture of it. */
  cardUrl: string
  cardType: 'RIGHTS' | 'CASH'
  /** Lasts a year. */
  isAnnualCard: boolean
  /** Benefits in one line. */
  promotionDesc: string
  validityDesc: string
  priceMode: CardPriceMode
  /** The part of its price that is money, yuan; 0 where it costs points alone. */
  cardPrice: number
  /** The same as it is written. */
  priceInfo: PriceInfo
  /** The part of its price that is points; 0 where it costs money alone. */
  pointPrice: number
  /** Number of uses; 0 without a limit. */
  convertibleTimes: number
}
