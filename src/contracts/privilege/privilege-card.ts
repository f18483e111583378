import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'

/** What a card is paid with: money, points, or both (CARD-010…012). */
export type CardPriceMode = 'CASH' | 'POINT' | 'CASH_POINT'

/** A card with privileges that can be bought, as an item of a list. */
export interface PrivilegeCard {
  cardId: Id
  cardName: string
  imgUrl: string
  /** What it is good for, one line. */
  equityDesc: string
  validityDesc: string
  priceMode: CardPriceMode
  /** The part that is money; nothing where it costs points alone. */
  priceInfo: PriceInfo
  /** The part that is points; 0 where it costs money alone. */
  pointPrice: number
}
