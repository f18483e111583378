import { eq } from 'drizzle-orm'
import { getProfile } from '@/contracts/account/get-profile'
import { maskedPhone } from '@/domain/phone'
import { users } from '../../database/schema/people'
import { privateRoute } from '../../handle'
import { pictureUrls } from '../../static/picture-urls'

export const getProfileRoute = privateRoute(getProfile, async ({ user, locale, db, origin }) => {
  const [row] = await db.select().from(users).where(eq(users.id, user.userId))
  return {
    avatar: pictureUrls(origin).avatar(user.userId),
    nickname: row?.nickname ?? '',
    cellphone: maskedPhone(user.cellphone),
    birthdayEditable: true,
    messageLanguage: locale,
  }
})
