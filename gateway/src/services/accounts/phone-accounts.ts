import type { PhoneNumber } from '@/domain/phone'
import type { PublicCall } from '../../call'
import { users } from '../../database/schema/people'
import { newId } from '../../random'
import { endIfDue } from '../cancellations/end-accounts'
import { findUserByPhone, newNickname, type UserRow } from './users'

/** The account of a number that was proved, made when there is none, or when its time was over. */
export async function findOrRegister(
  call: Pick<PublicCall, 'db' | 'clock' | 'locale'>,
  phone: PhoneNumber,
): Promise<{ user: UserRow; isNew: boolean }> {
  const { db, clock, locale } = call
  await endIfDue(call, await findUserByPhone(db, phone))
  const now = clock.now()
  const { cellphone, countryCode: areaCode } = phone
  const [created] = await db
    .insert(users)
    .values({ id: newId(), areaCode, cellphone, boundAt: now, nickname: newNickname(locale), createdAt: now })
    .onConflictDoNothing()
    .returning()
  const user = await findUserByPhone(db, phone)
  if (!user) throw new Error('a user that was just made is not there')
  return { user, isNew: created !== undefined }
}
