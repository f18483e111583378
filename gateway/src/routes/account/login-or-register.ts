import { loginOrRegister } from '@/contracts/account/login-or-register'
import { users } from '../../database/schema/people'
import { publicRoute } from '../../handle'
import { newId, randomDigits } from '../../random'
import { checkCode, checkPhone, userByPhone } from '../../rules/codes'
import { newLogin } from '../../rules/login-view'
import { say } from '../../texts/text'

export const loginOrRegisterRoute = publicRoute(loginOrRegister, async (call) => {
  const { input, locale, clock, db } = call
  const { cellphone, countryCode, verifyCode } = input
  checkPhone(input)
  await checkCode(db, clock, input, verifyCode)
  const nickname = say(locale, 'account.nickname', { digits: randomDigits(4) })
  const [created] = await db
    .insert(users)
    .values({ id: newId(), areaCode: countryCode, cellphone, nickname, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning()
  const user = await userByPhone(db, input)
  if (!user) throw new Error('a user that was just made is not there')
  return newLogin(call, user, created !== undefined)
})
