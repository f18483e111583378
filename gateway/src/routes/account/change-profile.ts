import { eq } from 'drizzle-orm'
import { type ChangeProfileInput, changeProfile } from '@/contracts/account/change-profile'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { isPastDay } from '@/domain/birthday'
import { BusinessError, badInput } from '../../business-error'
import type { UserCall } from '../../call'
import { users } from '../../database/schema/people'
import { privateRoute } from '../../http/define-route'
import { presentProfile } from '../../presenters/profile'
import { ownPicturePath } from '../../services/accounts/own-pictures'
import { currentUser } from '../../services/accounts/users'
import { hasPassword } from '../../services/emails/email-accounts'
import { shownText } from '../../services/shown-text'

export const changeProfileRoute = privateRoute(changeProfile, async (call) => {
  const { input, db, user } = call
  const row = await currentUser(call)
  const nickname = input.nickname === undefined ? undefined : shownText(input.nickname)
  if (nickname === '') throw badInput('nickname')
  checkBirthday(call, row.birthday)
  const changes = { ...input, ...(nickname !== undefined && { nickname }), ...(await ownPicture(call)) }
  if (Object.keys(changes).length > 0) await db.update(users).set(changes).where(eq(users.id, user.userId))
  return presentProfile({ ...row, ...changes }, call, await hasPassword(call))
})

type ProfileCall = UserCall<ChangeProfileInput>

/** The path of a picture that this user has uploaded here. */
async function ownPicture(call: ProfileCall): Promise<{ avatar?: string }> {
  const { avatar: address } = call.input
  if (address === undefined) return {}
  const avatar = await ownPicturePath(call, address)
  if (avatar === null) throw badInput('avatar')
  return { avatar }
}

/** A birthday is set once, to a day in the past. */
function checkBirthday({ input, clock }: ProfileCall, known: string | null): void {
  const { birthday } = input
  if (birthday === undefined) return
  if (!isPastDay(birthday, clock.now())) throw badInput('birthday')
  if (known !== null) throw new BusinessError(BUSINESS_ERROR.birthdayFixed, 'profile.birthdayOnce', { mode: 1 })
}
