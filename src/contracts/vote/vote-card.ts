import type { EpochMs, Id } from '../wire-types'

/** A vote without its options. */
export interface VoteCard {
  voteId: Id
  title: string
  imgUrl: string
  desc: string
  beginTime: EpochMs
  endTime: EpochMs
  state: 'NOT_STARTED' | 'ON' | 'ENDED'
  /** Votes so far. */
  total: number
}
