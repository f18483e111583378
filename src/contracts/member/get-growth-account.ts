import { endpoint } from '../endpoint'
import type { EpochMs, NoInput } from '../wire-types'

export interface GetGrowthAccountOutput {
  value: number
  levelCode: string
  levelName: string
  /** Growth at which this level begins. */
  levelValue: number
  /** Growth at which the next level begins; absent at the highest. */
  nextLevelValue?: number
  nextLevelName?: string
  /** Expiry of a paid membership. */
  validTo?: EpochMs
}

/** The growth of the user and the level it makes (contract M4). */
export const getGrowthAccount = endpoint<NoInput, GetGrowthAccountOutput>({ path: 'user/buyer/v3/growth/account' })
