import { endpoint } from '../endpoint'
import type { Day } from '../wire-types'
import type { GetProfileOutput } from './get-profile'

/** Changed fields of the profile; the others stay. */
export interface ChangeProfileInput {
  /**
   * Address of an uploaded picture.
   * @maxLength 500
   */
  avatar?: string
  /**
   * @minLength 1
   * @maxLength 20
   */
  nickname?: string
  gender?: 'MALE' | 'FEMALE'
  /** Accepted once. */
  birthday?: Day
  messageLanguage?: GetProfileOutput['messageLanguage']
}

/** Changes the user's profile; a birthday only once. */
export const changeProfile = endpoint<ChangeProfileInput, GetProfileOutput>({
  method: 'PUT',
  path: 'user/buyer/v3/profile',
  changes: ['profile'],
})
