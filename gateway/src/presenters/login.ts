import type { LoginMethod, LoginOrRegisterOutput } from '@/contracts/account/login-or-register'
import type { RefreshTokensOutput } from '@/contracts/account/refresh-tokens'
import { maskedPhone } from '@/domain/phone'
import type { UserRow } from '../services/accounts/users'
import { avatarOf } from './profile'

/** User and method of a login. */
interface LoginFacts extends Pick<LoginOrRegisterOutput, 'outerUserId' | 'openId' | 'unionId'> {
  origin: string
  isNewUser: boolean
  loginMethod?: LoginMethod
}

/** A new login of a user as it goes to the device. */
export function presentLogin(
  user: UserRow,
  tokens: RefreshTokensOutput,
  { origin, isNewUser, loginMethod = 'CELLPHONE', ...names }: LoginFacts,
): LoginOrRegisterOutput {
  return {
    bizUserId: user.id,
    mtcUserId: `m-${user.id}`,
    ...names,
    ...tokens,
    cellphone: maskedPhone(user.cellphone ?? ''),
    countryCode: user.areaCode ?? '',
    ...(user.email && { email: user.email }),
    loginMethod,
    avatar: avatarOf(user, origin),
    nickname: user.nickname,
    isNewUser,
  }
}
