import { endpoint } from '../endpoint'
import type { EpochMs, Id, NoInput } from '../wire-types'

export type ListLoginsInput = NoInput

/** A device on which the user is logged in. */
export interface DeviceLogin {
  id: Id
  /** Terminal of the app, in words. */
  name: string
  /** The calling device. */
  isCurrent: boolean
  loginTime: EpochMs
  /** Time of its last token refresh, at most two hours before its last use. */
  lastSeenTime: EpochMs
}

export type ListLoginsOutput = DeviceLogin[]

/** Devices on which the user is logged in, the calling one first, then the latest. */
export const listLogins = endpoint<ListLoginsInput, ListLoginsOutput>({ path: 'user/buyer/v3/user/logins' })
