import { and, eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { NameByIdCardInput } from '@/contracts/voucher/name-by-id-card'
import { isValidIdNumber, normalizedIdNumber } from '@/domain/identity-document'
import { BusinessError, badInput, notFound } from '../../business-error'
import type { UserCall } from '../../call'
import { inTransaction } from '../../database/in-transaction'
import { certifications } from '../../database/schema/certifications'
import { lockUser } from '../accounts/lock-user'
import { type AttendeeRow, addAttendee, ownByDocument } from '../people/attendees'
import { shownText } from '../shown-text'
import { nameState } from './name-rules'
import { lockNameable, refused, setRealNames } from './set-names'

type DocumentCall = Pick<UserCall, 'db' | 'user' | 'clock' | 'shop'>
type Holder = Pick<AttendeeRow, 'name' | 'idType' | 'idNo'>

/** Countries by type of document; other types do not imply one. */
const COUNTRY: Partial<Record<AttendeeRow['idType'], string>> = { HONGKONG_ID: 'HK', MACAO_ID: 'MO' }
const HOME_COUNTRY = 'CN'

/** Puts the holder of a document on a ticket; false if the document is known under another name (TICKET-032). */
export async function nameByDocument(call: DocumentCall, input: NameByIdCardInput): Promise<boolean> {
  const holder = holderOf(input, call.clock.now())
  return inTransaction(call.db, async (db) => {
    const tx = { ...call, db }
    await lockUser(tx)
    const ticketId = await nameableTicket(tx, input)
    const names = await knownNames(tx, holder)
    if (holder.idType === 'PASSPORT' && names.length === 0) throw refused('realName.passport')
    if (names.some((name) => name !== holder.name)) return false
    const attendee = (await ownByDocument(tx.db, tx.user.userId, holder)) ?? (await addAttendee(tx, personOf(holder)))
    await setRealNames(tx, { id: input.id, items: [{ ticketId, audienceId: attendee.id }] })
    return true
  })
}

/** The requested ticket, of a session that accepts the document. */
async function nameableTicket(call: DocumentCall, { id, ticketId, idType }: NameByIdCardInput): Promise<string> {
  const { own, found } = await lockNameable(call, id)
  const { idTypes } = found.session
  if (idTypes.length > 0 && !idTypes.includes(idType)) throw refused('attendee.idType')
  const ticket = own.tickets.find((each) =>
    ticketId === undefined ? nameState(each, found) === 'MISSING' : each.id === ticketId,
  )
  if (ticket) return ticket.id
  throw ticketId === undefined ? refused('realName.fixed') : notFound()
}

function holderOf({ name: typed, idType, idNo: number }: NameByIdCardInput, now: number): Holder {
  const name = shownText(typed)
  const idNo = normalizedIdNumber(number)
  if (name === '') throw badInput('name')
  if (!isValidIdNumber(idType, idNo, now)) {
    throw new BusinessError(BUSINESS_ERROR.idNumber, 'attendee.idNumber', { mode: 1 })
  }
  return { name, idType, idNo }
}

function personOf(holder: Holder) {
  return { ...holder, countryCode: COUNTRY[holder.idType] ?? HOME_COUNTRY }
}

/** The names that a document is known under: the user's attendee and anyone who is certified with it. */
async function knownNames(call: DocumentCall, holder: Holder): Promise<string[]> {
  const own = await ownByDocument(call.db, call.user.userId, holder)
  const certified = await call.db
    .select({ name: certifications.name })
    .from(certifications)
    .where(
      and(
        eq(certifications.type, 'PERSON'),
        eq(certifications.state, 'PASSED'),
        eq(certifications.idType, holder.idType),
        eq(certifications.idNo, holder.idNo),
      ),
    )
  return [...(own ? [own.name] : []), ...certified.flatMap(({ name }) => name ?? [])]
}
