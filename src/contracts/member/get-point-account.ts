import { endpoint } from '../endpoint'
import type { EpochMs, NoInput } from '../wire-types'

export interface GetPointAccountOutput {
  /** Points of the user, frozen ones included. */
  balance: number
  /** Points in unpaid orders. */
  frozen: number
  /** Points that expire next; absent if none do. */
  expiring?: { point: number; expireTime: EpochMs }
  /** Points for one yuan. */
  ratio: number
}

/** The points of the user (contract M1). */
export const getPointAccount = endpoint<NoInput, GetPointAccountOutput>({ path: 'user/buyer/v3/point/account' })
