import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'

/** True where it had not been seen. */
export type DismissBirthdayOutput = boolean

/** Records that the user has seen the greeting of this year: no device shows it again (MEMBER-020). */
export const dismissBirthday = endpoint<NoInput, DismissBirthdayOutput>({
  method: 'PUT',
  path: 'user/buyer/v3/prime/no_longer_remind_user_birthday',
  changes: [],
  priority: 'low',
})
