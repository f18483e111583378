import type { LocalText } from '../../texts/text'
import type { SceneName } from '../drawings/scene'

export interface VoteActivity {
  voteId: string
  title: LocalText
  desc: LocalText
  picture: SceneName
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
