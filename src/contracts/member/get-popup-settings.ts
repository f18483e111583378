import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'
import type { PrimeRight } from './prime-right'

/** The user has come to a level that they have not been shown (MEMBER-013). */
export interface LevelUpgrade {
  /** Whether this device shows it now. */
  pop: boolean
  primeLevelName: string
  primeRights: PrimeRight[]
}

/** Today is the birthday of a user whose level gives something for it (MEMBER-014). */
export interface BirthdayGreeting {
  /** Whether this device shows it now. */
  pop: boolean
  gifts: { icon: string; giftDesc: string }[]
}

export interface GetPopupSettingsOutput {
  levelUpgrade: LevelUpgrade
  birthday: BirthdayGreeting
}

/**
 * Popups that are due for a member (SHELL-222). One of several devices shows a popup; another may only if the first has
 * not closed it for ten minutes.
 */
export const getPopupSettings = endpoint<NoInput, GetPopupSettingsOutput>({
  path: 'user/buyer/v3/query/pop/setting',
  priority: 'low',
})
