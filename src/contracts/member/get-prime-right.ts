import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface GetPrimeRightInput {
  rightId: Id
  /** The level that it was looked at in: a right of another level is not found. */
  levelCode?: string
}

export interface GetPrimeRightOutput {
  rightId: Id
  name: string
  icon: string
  /** One line. */
  desc: string
  /** In full. */
  html: string
  /** Names of the levels that have it. */
  levelNames: string[]
}

/** Details of a right of members (contract M8). Not found: one that is not shown to users. */
export const getPrimeRight = endpoint<GetPrimeRightInput, GetPrimeRightOutput>({
  path: 'user/pub/v3/prime/rights/:rightId',
})
