import type { Id } from '../wire-types'
import type { VoteCard } from './vote-card'

export interface VoteOption {
  optionId: Id
  name: string
  imgUrl?: string
  /** Absent while the result is kept back. */
  count?: number
  /** The user has voted for it today. */
  voted: boolean
}

/** A vote with its options, in an order that does not change. */
export interface Vote extends VoteCard {
  /** Several may be chosen at a time. */
  multi: boolean
  /** Options of one ballot. */
  maxChoices: number
  /** Options that a user may vote for in a day of the shop. */
  dailyLimit: number
  /** Remaining ballots of today; all of them for a visitor. */
  remaining: number
  resultVisible: boolean
  options: VoteOption[]
}
