import { users } from '../database/schema/people'
import type { PublicCall } from '../handle'
import { newId, randomDigits } from '../random'
import { say } from '../texts/text'
import { type PhoneNumber, userByPhone } from './codes'

/** The account of a number that was proved, made when there is none. */
export async function findOrRegister(
  { db, clock, locale }: Pick<PublicCall<unknown>, 'db' | 'clock' | 'locale'>,
  phone: PhoneNumber,
) {
  const nickname = say(locale, 'account.nickname', { digits: randomDigits(4) })
  const { cellphone, countryCode: areaCode } = phone
  const [created] = await db
    .insert(users)
    .values({ id: newId(), areaCode, cellphone, nickname, createdAt: clock.now() })
    .onConflictDoNothing()
    .returning()
  const user = await userByPhone(db, phone)
  if (!user) throw new Error('a user that was just made is not there')
  return { user, isNew: created !== undefined }
}
