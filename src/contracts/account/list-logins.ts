import { endpoint } from '../endpoint'
import type { EpochMs, Id, NoInput } from '../wire-types'

export type ListLoginsInput = NoInput

/** A device on which the user is logged in. */
export interface DeviceLogin {
  id: Id
  /** Where the app runs there, in words. */
  name: string
  /** The device that asks. */
  isCurrent: boolean
  loginTime: EpochMs
  /** When it last asked for new tokens, at most two hours before it was last used. */
  lastSeenTime: EpochMs
}

export type ListLoginsOutput = DeviceLogin[]

/** Devices on which the user is logged in, the one that asks first, then the latest. */
export const listLogins = endpoint<ListLoginsInput, ListLoginsOutput>({ path: 'user/buyer/v3/user/logins' })
