import { and, eq, isNull } from 'drizzle-orm'
import { type BindInput, bind } from '@/contracts/account/bind'
import { REFUSAL } from '@/contracts/refusal-code'
import { users } from '../../database/schema/people'
import { type Call, privateRoute, type SignedInUser } from '../../handle'
import { Refusal } from '../../refusal'
import { checkCode, checkPhone, userByPhone } from '../../rules/codes'
import { newLogin } from '../../rules/login-view'

/** A phone once proved is never swapped for another here: that would hand the account to whoever holds the device. */
export const bindRoute = privateRoute(
  bind,
  async (call) => {
    const { input, user, clock, db } = call
    const { verifyCode, ...phone } = input.cellphoneBindParam
    checkPhone(phone)
    await checkCode(db, clock, phone, verifyCode)
    const { cellphone, countryCode: areaCode } = phone
    const owner = await userByPhone(db, phone)
    if (owner && owner.id !== user.userId) throw new Refusal(REFUSAL.phoneTaken, 'account.phoneTaken', { mode: 1 })
    if (!owner) await giveTo(call, { areaCode, cellphone })
    const [bound] = await db.select().from(users).where(eq(users.id, user.userId))
    if (!bound) throw new Error('a user who is logged in is not there')
    return newLogin(call, bound, false)
  },
  { isForUnbound: true },
)

async function giveTo(
  { db, user }: Call<BindInput, SignedInUser>,
  phone: { areaCode: string; cellphone: string },
): Promise<void> {
  const [bound] = await db
    .update(users)
    .set(phone)
    .where(and(eq(users.id, user.userId), isNull(users.cellphone)))
    .returning()
  if (!bound) throw new Refusal(REFUSAL.alreadyBound, 'account.alreadyBound', { mode: 1 })
}
