import { and, eq } from 'drizzle-orm'
import { loginOrRegister } from '@/contracts/account/login-or-register'
import { REFUSAL } from '@/contracts/refusal-code'
import { maskedPhone } from '@/domain/phone'
import { openLogin } from '../../authenticate'
import { users } from '../../database/schema/people'
import { publicRoute } from '../../handle'
import { newId, randomDigits } from '../../random'
import { Refusal } from '../../refusal'
import { checkPhone, takeCode } from '../../rules/codes'
import { pictureUrls } from '../../static/picture-urls'
import { say } from '../../texts/text'

export const loginOrRegisterRoute = publicRoute(loginOrRegister, async ({ input, locale, clock, db, origin }) => {
  const { cellphone, countryCode, verifyCode } = input
  checkPhone(input)
  if (!(await takeCode(db, clock, input, verifyCode))) {
    throw new Refusal(REFUSAL.wrongVerifyCode, 'account.wrongCode', { mode: 1 })
  }
  const nickname = say(locale, 'account.nickname', { digits: randomDigits(4) })
  const [created] = await db
    .insert(users)
    .values({ id: newId(), areaCode: countryCode, cellphone, nickname, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning()
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.areaCode, countryCode), eq(users.cellphone, cellphone)))
  if (!user) throw new Error('a user that was just made is not there')
  return {
    bizUserId: user.id,
    ...(await openLogin(db, clock, user.id)),
    cellphone: maskedPhone(cellphone),
    countryCode,
    loginMethod: 'CELLPHONE' as const,
    avatar: pictureUrls(origin).avatar(user.id),
    nickname: user.nickname,
    isNewUser: created !== undefined,
  }
})
