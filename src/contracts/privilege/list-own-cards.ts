import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'
import type { OwnCard } from './own-card'

export type ListOwnCardsOutput = OwnCard[]

/** Cards of the user (CARD-016). */
export const listOwnCards = endpoint<NoInput, ListOwnCardsOutput>({
  path: 'trade/buyer/v3/purchased/privilege/card/query',
})
