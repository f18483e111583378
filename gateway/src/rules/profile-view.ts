import type { GetProfileOutput } from '@/contracts/account/get-profile'
import type { Locale } from '@/domain/locale'
import { maskedPhone } from '@/domain/phone'
import type { users } from '../database/schema/people'
import { pictureUrls } from '../static/picture-urls'

type UserRow = typeof users.$inferSelect

/** The user's own picture, or the one that was drawn for them. */
export function avatarOf({ id, avatar }: UserRow, origin: string): string {
  return avatar ?? pictureUrls(origin).avatar(id)
}

export function profileView(user: UserRow, { locale, origin }: { locale: Locale; origin: string }): GetProfileOutput {
  const { nickname, cellphone, gender, birthday, messageLanguage } = user
  return {
    avatar: avatarOf(user, origin),
    nickname,
    cellphone: maskedPhone(cellphone ?? ''),
    ...(gender && { gender }),
    ...(birthday && { birthday }),
    birthdayEditable: birthday === null,
    messageLanguage: messageLanguage ?? locale,
  }
}
