import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'

/** True where it had not been seen. */
export type DismissLevelUpgradeOutput = boolean

/** Records that the user has seen their level: no device shows it again (MEMBER-019). */
export const dismissLevelUpgrade = endpoint<NoInput, DismissLevelUpgradeOutput>({
  method: 'PUT',
  path: 'user/buyer/v3/prime/no_longer_remind_user_level_upgrade',
  changes: [],
  priority: 'low',
})
