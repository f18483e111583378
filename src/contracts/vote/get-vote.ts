import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { Vote } from './vote'

export interface GetVoteInput {
  id: Id
}

/** A vote as it stands now (contract Y3). */
export const getVote = endpoint<GetVoteInput, Vote>({ path: 'home/pub/v3/votes/:id' })
