import type { LoginOrRegisterOutput } from '@/contracts/account/login-or-register'
import type { RefreshTokensOutput } from '@/contracts/account/refresh-tokens'
import { maskedPhone } from '@/domain/phone'
import type { UserRow } from '../services/users'
import { avatarOf } from './profile'

/** A new login of a user as it goes to the device. */
export function presentLogin(
  user: UserRow,
  tokens: RefreshTokensOutput,
  { origin, isNewUser }: { origin: string; isNewUser: boolean },
): LoginOrRegisterOutput {
  return {
    bizUserId: user.id,
    ...tokens,
    cellphone: maskedPhone(user.cellphone ?? ''),
    countryCode: user.areaCode ?? '',
    loginMethod: 'CELLPHONE',
    avatar: avatarOf(user, origin),
    nickname: user.nickname,
    isNewUser,
  }
}
