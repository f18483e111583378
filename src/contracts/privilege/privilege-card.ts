import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'

/** A card with privileges that can be bought, as an item of a list. */
export interface PrivilegeCard {
  cardId: Id
  cardName: string
  imgUrl: string
  /** What it is good for, one line. */
  equityDesc: string
  validityDesc: string
  priceInfo: PriceInfo
}
