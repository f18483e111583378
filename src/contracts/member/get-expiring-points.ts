import { endpoint } from '../endpoint'
import type { EpochMs, NoInput } from '../wire-types'

export interface GetExpiringPointsOutput {
  /** 0 where nothing ends. */
  point: number
  expireTime?: EpochMs
  expireTimeStr?: string
}

/** Points that expire next, and their time (MEMBER-023). */
export const getExpiringPoints = endpoint<NoInput, GetExpiringPointsOutput>({
  path: 'user/buyer/v3/point/be_about_to_expire_point',
})
