import { endpoint } from '../endpoint'
import type { EpochMs, NoInput } from '../wire-types'
import type { PrimeRight } from './prime-right'

export interface GetCurrentLevelOutput {
  levelCode: string
  primeLevelName: string
  iconUrl: string
  growthValue: number
  /** Growth at which the level that growth has made begins. */
  levelValue: number
  /** The level of growth that comes next; absent at the highest. */
  nextLevelName?: string
  /** Growth that is missing to it. */
  nextLevelNeed?: number
  /** Expiry of a paid membership. */
  validTo?: EpochMs
  /** A paid membership is running; its rights come beside those of growth. */
  isPaid: boolean
  /** Yuan that the member's price took off this year, of what was not given back. */
  savedThisYear: number
  rights: PrimeRight[]
}

/** The level of the user and what it gives (MEMBER-021). */
export const getCurrentLevel = endpoint<NoInput, GetCurrentLevelOutput>({ path: 'user/buyer/v3/current/level' })
