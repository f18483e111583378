import { endpoint } from '../endpoint'
import type { Day, NoInput } from '../wire-types'

export type GetProfileInput = NoInput

/** The user as the user knows themselves. */
export interface GetProfileOutput {
  avatar: string
  nickname: string
  /** Masked. */
  cellphone?: string
  email?: string
  /** A password is set, for the login by e-mail. */
  hasPassword: boolean
  gender?: 'MALE' | 'FEMALE'
  birthday?: Day
  birthdayEditable: boolean
  messageLanguage: 'zh-CN' | 'zh-MO' | 'en-US'
  primeLevelName?: string
}

/** The user's profile data. */
export const getProfile = endpoint<GetProfileInput, GetProfileOutput>({ path: 'user/buyer/v3/profile' })
