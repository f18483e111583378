import { and, eq, isNull } from 'drizzle-orm'
import type { CancelAccountInput } from '@/contracts/account/cancel-account'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import { DAY_MS } from '../../clock'
import { inTransaction } from '../../database/in-transaction'
import { accountCancellations } from '../../database/schema/emails'
import { lockUser } from '../accounts/lock-user'
import { endLogins } from '../accounts/logins'
import { checkMailedCode } from '../emails/mailed-secrets'
import { shownText } from '../shown-text'
import type { AttemptCall } from '../verification/attempts'
import { checkCode } from '../verification/verify-codes'
import { accountBlockers } from './account-blockers'

/** Time in which a user may revoke the closing, ms. */
export const REVOKE_WITHIN_MS = 7 * DAY_MS

type AccountCall = Pick<UserCall, 'db' | 'clock' | 'user'>
type ProvedCall = AccountCall & AttemptCall

/** Ends the caller's account in seven days, with the code that was sent to its owner; logs out everywhere. */
export async function cancelAccount(call: ProvedCall, { verifyCode, reason }: CancelAccountInput): Promise<void> {
  // Before the code is used up as well.
  await refuseWhileInUse(call)
  const { cellphone, areaCode: countryCode, email, userId } = call.user
  if (cellphone === '') await checkMailedCode(call, email, verifyCode)
  else await checkCode(call, { cellphone, countryCode }, verifyCode)
  const requestedAt = call.clock.now()
  await inTransaction(call.db, async (db) => {
    const tx = { ...call, db }
    await lockUser(tx)
    await refuseWhileInUse(tx)
    const row = {
      userId,
      reason: shownText(reason, { hasLines: true }),
      requestedAt,
      endsAt: requestedAt + REVOKE_WITHIN_MS,
    }
    await db.insert(accountCancellations).values(row).onConflictDoNothing()
    await endLogins(tx, userId)
  })
}

/** Keeps the caller's account. */
export async function revokeCancellation({ db, user }: Pick<UserCall, 'db' | 'user'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUser({ db: tx, user })
    const isOpen = and(eq(accountCancellations.userId, user.userId), isNull(accountCancellations.endedAt))
    await tx.delete(accountCancellations).where(isOpen)
  })
}

async function refuseWhileInUse({ db, user, clock }: AccountCall): Promise<void> {
  if ((await accountBlockers(db, user.userId, clock.now())).length === 0) return
  throw new BusinessError(BUSINESS_ERROR.accountInUse, 'account.inUse', { mode: 1 })
}
