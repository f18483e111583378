import { eq, inArray } from 'drizzle-orm'
import { type BindInput, bind } from '@/contracts/account/bind'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import { inTransaction } from '../../database/in-transaction'
import { users } from '../../database/schema/people'
import { privateRoute } from '../../http/define-route'
import { presentLogin } from '../../presenters/login'
import { joinAccounts } from '../../services/identities'
import { openLogin } from '../../services/logins'
import { findUserByPhone, isBound, type UserRow } from '../../services/users'
import { checkCode, checkPhone } from '../../services/verify-codes'

/** A phone once proved is never swapped for another here: that would hand the account to whoever holds the device. */
export const bindRoute = privateRoute(
  bind,
  async (call) => {
    const { verifyCode, ...phone } = call.input.cellphoneBindParam
    checkPhone(phone)
    await checkCode(call.db, call.clock, phone, verifyCode)
    const bound = await inTransaction(call.db, (db) => boundUser({ ...call, db }))
    return presentLogin(bound, await openLogin(call, bound.id), { origin: call.origin, isNewUser: false })
  },
  { isForUnbound: true, isCostly: true },
)

/** The account that has the phone afterwards: the caller's, or the one that had it and takes the caller in. */
async function boundUser(call: UserCall<BindInput>): Promise<UserRow> {
  const { db, user, clock } = call
  const { cellphone, countryCode: areaCode } = call.input.cellphoneBindParam
  const owner = await findUserByPhone(db, { cellphone, countryCode: areaCode })
  const ids = [user.userId, ...(owner ? [owner.id] : [])]
  const rows = await db.select().from(users).where(inArray(users.id, ids)).orderBy(users.id).for('no key update')
  const own = rows.find(({ id }) => id === user.userId)
  if (!own) throw new Error('a user who is logged in is not there')
  if (owner?.id === own.id) return own
  if (owner && own.boundAt !== null)
    throw new BusinessError(BUSINESS_ERROR.phoneTaken, 'account.phoneTaken', { mode: 1 })
  if (isBound(own)) throw new BusinessError(BUSINESS_ERROR.alreadyBound, 'account.alreadyBound', { mode: 1 })
  if (owner) {
    await joinAccounts(call, own, owner)
    return owner
  }
  const phone = { areaCode, cellphone, boundAt: own.boundAt ?? clock.now() }
  await db.update(users).set(phone).where(eq(users.id, own.id))
  return { ...own, ...phone }
}
