import type { GetProfileOutput } from '@/contracts/account/get-profile'
import type { Locale } from '@/domain/locale'
import { maskedPhone } from '@/domain/phone'
import { hashed } from '../random'
import type { UserRow } from '../services/accounts/users'
import { pictureUrls } from './picture-urls'

/** Digits of the hash that a face is drawn from: enough to differ, and no user id. */
const FACE_DIGITS = 16

/** The user's own picture, or the one that was drawn for them. Others see its address: no id stands in it. */
export function avatarOf({ id, avatar }: UserRow, origin: string): string {
  return avatar ? `${origin}${avatar}` : pictureUrls(origin).avatar(hashed(id).slice(0, FACE_DIGITS))
}

/** The profile as its owner sees it. */
export function presentProfile(
  user: UserRow,
  { locale, origin }: { locale: Locale; origin: string },
  hasPassword: boolean,
): GetProfileOutput {
  const { nickname, cellphone, email, gender, birthday, messageLanguage } = user
  return {
    avatar: avatarOf(user, origin),
    nickname,
    cellphone: maskedPhone(cellphone ?? ''),
    ...(email && { email }),
    hasPassword,
    ...(gender && { gender }),
    ...(birthday && { birthday }),
    birthdayEditable: birthday === null,
    messageLanguage: messageLanguage ?? locale,
  }
}
