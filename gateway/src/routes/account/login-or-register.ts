import { and, eq } from 'drizzle-orm'
import { loginOrRegister } from '@/contracts/account/login-or-register'
import { REFUSAL } from '@/contracts/refusal-code'
import { users } from '../../database/schema/people'
import { publicRoute } from '../../handle'
import { newId, randomDigits } from '../../random'
import { Refusal } from '../../refusal'
import { checkPhone, takeCode } from '../../rules/codes'
import { newLogin } from '../../rules/login-view'
import { say } from '../../texts/text'

export const loginOrRegisterRoute = publicRoute(loginOrRegister, async (call) => {
  const { input, locale, clock, db } = call
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
  return newLogin(call, user, created !== undefined)
})
