import { and, eq, isNull } from 'drizzle-orm'
import { type BindInput, bind } from '@/contracts/account/bind'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import { users } from '../../database/schema/people'
import { privateRoute } from '../../http/define-route'
import { presentLogin } from '../../presenters/login'
import { openLogin } from '../../services/logins'
import { findUserByPhone } from '../../services/users'
import { checkCode, checkPhone } from '../../services/verify-codes'

/** A phone once proved is never swapped for another here: that would hand the account to whoever holds the device. */
export const bindRoute = privateRoute(
  bind,
  async (call) => {
    const { input, user, clock, db } = call
    const { verifyCode, ...phone } = input.cellphoneBindParam
    checkPhone(phone)
    await checkCode(db, clock, phone, verifyCode)
    const { cellphone, countryCode: areaCode } = phone
    const owner = await findUserByPhone(db, phone)
    if (owner && owner.id !== user.userId)
      throw new BusinessError(BUSINESS_ERROR.phoneTaken, 'account.phoneTaken', { mode: 1 })
    if (!owner) await giveTo(call, { areaCode, cellphone })
    const [bound] = await db.select().from(users).where(eq(users.id, user.userId))
    if (!bound) throw new Error('a user who is logged in is not there')
    return presentLogin(bound, await openLogin(call, bound.id), { origin: call.origin, isNewUser: false })
  },
  { isForUnbound: true, isCostly: true },
)

async function giveTo(
  { db, user }: UserCall<BindInput>,
  phone: { areaCode: string; cellphone: string },
): Promise<void> {
  const [bound] = await db
    .update(users)
    .set(phone)
    .where(and(eq(users.id, user.userId), isNull(users.cellphone)))
    .returning()
  if (!bound) throw new BusinessError(BUSINESS_ERROR.alreadyBound, 'account.alreadyBound', { mode: 1 })
}
