import type { LoginOrRegisterOutput } from '@/contracts/account/login-or-register'
import { maskedPhone } from '@/domain/phone'
import { openLogin } from '../authenticate'
import type { users } from '../database/schema/people'
import type { PublicCall } from '../handle'
import { avatarOf } from './profile-view'

/** A new login of a user as it goes to the device. */
export async function newLogin(
  { clock, db, origin }: Pick<PublicCall<unknown>, 'clock' | 'db' | 'origin'>,
  user: typeof users.$inferSelect,
  isNewUser: boolean,
): Promise<LoginOrRegisterOutput> {
  return {
    bizUserId: user.id,
    ...(await openLogin(db, clock, user.id)),
    cellphone: maskedPhone(user.cellphone ?? ''),
    countryCode: user.areaCode ?? '',
    loginMethod: 'CELLPHONE',
    avatar: avatarOf(user, origin),
    nickname: user.nickname,
    isNewUser,
  }
}
