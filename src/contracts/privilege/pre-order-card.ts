import type { Policy } from '../agreement/list-policies'
import { endpoint } from '../endpoint'
import type { PreOrderPrimeOutput } from '../member/pre-order-prime'
import type { Id } from '../wire-types'
import type { CardPriceMode } from './privilege-card'

export interface PreOrderCardInput {
  cardId: Id
  /**
   * @asType integer
   * @minimum 1
   * @maximum 10
   */
  qty: number
  /** Price shown to the buyer. */
  priceMode: CardPriceMode
  /**
   * Points of one card, as the buyer saw them.
   * @asType integer
   * @minimum 0
   * @maximum 10000000
   */
  pointPrice?: number
}

export interface PreOrderCardOutput extends Pick<PreOrderPrimeOutput, 'payAmount' | 'priceItems'> {
  /** Points that all of them cost beside the amount. */
  points: number
  /** The holder has to enter their identity before the card can be used. */
  needIdentity: boolean
  /** Agreements of the buyer. */
  agreements: Policy[]
}

/** Offer of cards (contract K4). */
export const preOrderCard = endpoint<PreOrderCardInput, PreOrderCardOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/privilege/cards/pre_orders',
  changes: [],
  priority: 'high',
})
