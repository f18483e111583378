import type { LocalText } from '../../texts/text'
import type { OfferPicture } from '../drawings/offer-picture'

export interface VoteActivity {
  voteId: string
  title: LocalText
  desc: LocalText
  picture: OfferPicture
  /** Voting period, epoch ms. */
  beginAt: number
  endAt: number
  /** Maximum options per ballot, and per day. */
  maxChoices: number
  dailyLimit: number
  /** Visibility of the counts. */
  result: 'ALWAYS' | 'AFTER_VOTE' | 'AFTER_END'
  options: readonly VoteChoice[]
}

export interface VoteChoice {
  optionId: string
  /** Show of the option. */
  showId: string
  /** Votes of other users. */
  count: number
}
