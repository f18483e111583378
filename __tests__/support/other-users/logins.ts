import { listLogins } from '@/contracts/account/list-logins'
import { openLogin } from '../../../gateway/src/services/accounts/logins'
import type { Person } from './person'

/** A person's login on another device. */
export async function otherLogin(person: Person): Promise<string> {
  await openLogin({ db: person.shop.database.db, clock: person.shop.clock }, person.userId)
  const logins = await person.call(listLogins, {})
  return logins.find(({ isCurrent }) => !isCurrent)?.id ?? ''
}
