import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { NoInput } from '../wire-types'
import type { PrimeRight } from './prime-right'

/** A level, with what it gives: made by growth, or paid for. */
export interface PrimeLevel {
  levelCode: string
  primeLevelName: string
  /** Growth at which it begins; 0 where it is paid for. */
  minGrowth: number
  isPaid: boolean
  /** Of one that is paid for. */
  price?: PriceInfo
  /** Duration, in words. */
  durationDesc?: string
  rights: PrimeRight[]
}

export type ListPrimeLevelsOutput = PrimeLevel[]

/** The levels of the shop: those of growth from the lowest, then the one that is paid for (contract M7). */
export const listPrimeLevels = endpoint<NoInput, ListPrimeLevelsOutput>({ path: 'user/pub/v3/prime/levels' })
