import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface CastBallotInput {
  id: Id
  /**
   * @minItems 1
   * @maxItems 20
   */
  optionIds: Id[]
}

interface OptionCount {
  optionId: Id
  count: number
}

export interface CastBallotOutput {
  /** Options that the user may still vote for today. */
  remaining: number
  /** Of every option; nothing while the result is kept back. */
  options: OptionCount[]
}

/** Votes for options, each once a day (contract Y4). */
export const castBallot = endpoint<CastBallotInput, CastBallotOutput>({
  method: 'POST',
  path: 'home/buyer/v3/votes/:id/ballots',
  priority: 'high',
  isCreate: true,
  changes: ['votes'],
})
