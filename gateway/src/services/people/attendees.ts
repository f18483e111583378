import { and, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { CreateAttendeeInput } from '@/contracts/attendee/create-attendee'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { Id } from '@/contracts/wire-types'
import { MAINLAND_AREA_CODE } from '@/domain/area-code'
import { documentKey, isValidIdNumber, normalizedIdNumber, SHARED_SIGNS } from '@/domain/identity-document'
import { birthdayOf, isMinor } from '@/domain/minor'
import { isPersonName, normalizedName } from '@/domain/person-name'
import { BusinessError, badInput, notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { Database } from '../../database/connect'
import { inTransaction } from '../../database/in-transaction'
import { attendees } from '../../database/schema/people'
import { tickets } from '../../database/schema/tickets'
import { newId } from '../../random'
import { isCountry } from '../../shop/countries'
import type { TextKey } from '../../texts/text'
import { lockUser } from '../accounts/lock-user'
import { isPhoneNumber } from '../accounts/phone-numbers'
import type { NameRules } from '../tickets/requested-names'

export type AttendeeRow = typeof attendees.$inferSelect

type Document = Pick<AttendeeRow, 'idType' | 'idNo'>

type AttendeeCall = Pick<UserCall, 'db' | 'user' | 'clock'>
type Typed = Omit<CreateAttendeeInput, 'id' | 'rebookTicketItems'>
/** Complete input of an attendee. */
type Person = Typed & Required<Pick<Typed, 'name' | 'countryCode' | 'idType' | 'idNo'>>

/** Validated attendee input; rejects incomplete ones. */
export function completePerson({ name, countryCode, idType, idNo, ...more }: Typed): Person {
  if (name === undefined) throw badInput('name')
  if (countryCode === undefined) throw badInput('countryCode')
  if (idType === undefined) throw badInput('idType')
  if (idNo === undefined) throw badInput('idNo')
  return { ...more, name, countryCode, idType, idNo }
}

/** Keeps a new attendee of the user; refused where it is none, or kept already (USER-031…035). */
export async function addAttendee(call: AttendeeCall, person: Person): Promise<AttendeeRow> {
  const columns = columnsOf(person, call)
  const { userId } = call.user
  return changeAttendees(call, async (tx) => {
    if (await ownByDocument(tx, userId, columns)) throw known()
    const values = { ...columns, id: newId(), userId, createdAt: call.clock.now() }
    const [row] = await tx.insert(attendees).values(values).onConflictDoNothing().returning()
    if (!row) throw known()
    if (row.isSelf) await makeOnlySelf(tx, userId, row.id)
    return row
  })
}

/** Changes an attendee of the user, under the rules for a new one; that of another user is not found. */
export async function updateAttendee(call: AttendeeCall, id: Id, person: Person): Promise<AttendeeRow> {
  const columns = columnsOf(person, call)
  const { userId } = call.user
  return changeAttendees(call, async (tx) => {
    const [own] = await userAttendees(tx, userId, [id])
    if (!own) throw notFound()
    const other = await ownByDocument(tx, userId, columns)
    if (other && other.id !== id) throw known()
    await tx.update(attendees).set(columns).where(eq(attendees.id, id))
    if (columns.isSelf) await makeOnlySelf(tx, userId, id)
    return { ...own, ...columns }
  })
}

/** The user's attendee with a document, however its number or kind was written. */
export async function ownByDocument(
  db: Database,
  userId: string,
  document: Document,
): Promise<AttendeeRow | undefined> {
  const alike = await db
    .select()
    .from(attendees)
    .where(and(eq(attendees.userId, userId), startsAlike(attendees.idNo, [document])))
    .orderBy(attendees.createdAt, attendees.id)
  return alike.find((row) => documentKey(row) === documentKey(document))
}

/** True if a number may belong to one of these documents; `documentKey` decides. */
function startsAlike(idNo: AnyPgColumn, documents: readonly Document[]): SQL {
  const beginnings = documents.map((each) => normalizedIdNumber(each.idNo).slice(0, SHARED_SIGNS))
  return inArray(sql`left(${idNo}, ${SHARED_SIGNS})`, beginnings)
}

/** Takes the mark of the user off anyone who had it before. */
async function makeOnlySelf(tx: Database, userId: string, id: Id): Promise<void> {
  await tx
    .update(attendees)
    .set({ isSelf: false })
    .where(and(eq(attendees.userId, userId), ne(attendees.id, id)))
}

/** Deletes an attendee of the user; that of another user is not found. Orders and tickets keep their copies. */
export async function removeAttendee({ db, user }: Pick<AttendeeCall, 'db' | 'user'>, id: Id): Promise<void> {
  const removed = await db
    .delete(attendees)
    .where(and(eq(attendees.id, id), eq(attendees.userId, user.userId)))
    .returning({ id: attendees.id })
  if (removed.length === 0) throw notFound()
}

/** One change of a user's attendees at a time, so that no duplicate is stored. */
function changeAttendees<Result>(
  { db, user }: AttendeeCall,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    await lockUser({ db: tx, user })
    return change(tx)
  })
}

function columnsOf(person: Person, { user, clock }: Pick<AttendeeCall, 'user' | 'clock'>) {
  const { idType, countryCode } = person
  const now = clock.now()
  const name = normalizedName(person.name)
  if (!isPersonName(name)) throw badInput('name')
  if (!isCountry(countryCode)) throw badInput('countryCode')
  const idNo = normalizedIdNumber(person.idNo)
  if (!isValidIdNumber(idType, idNo, now))
    throw new BusinessError(BUSINESS_ERROR.idNumber, 'attendee.idNumber', { mode: 1 })
  return {
    name,
    countryCode,
    idType,
    idNo,
    isSelf: person.isSelf ?? false,
    ...phoneOf(person, isMinor(birthdayOf(idType, idNo), now) ? user : null),
  }
}

/** The phone of an attendee; a minor has that of the user who is logged in, and no other (USER-037, D-26). */
function phoneOf(
  { cellphone, cellphoneCountryCode = MAINLAND_AREA_CODE }: Person,
  guardian: AttendeeCall['user'] | null,
): Pick<AttendeeRow, 'cellphone' | 'cellphoneAreaCode'> {
  if (cellphone && !isPhoneNumber({ cellphone, countryCode: cellphoneCountryCode })) throw badInput('cellphone')
  if (guardian === null)
    return { cellphone: cellphone || null, cellphoneAreaCode: cellphone ? cellphoneCountryCode : null }
  const isOther = cellphone && (cellphone !== guardian.cellphone || cellphoneCountryCode !== guardian.areaCode)
  if (isOther || guardian.cellphone === '') {
    throw new BusinessError(BUSINESS_ERROR.attendeePhone, 'attendee.minorPhone', { mode: 1 })
  }
  return { cellphone: guardian.cellphone, cellphoneAreaCode: guardian.areaCode }
}

function known(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.attendeeKnown, 'attendee.known', { mode: 1 })
}

/** Why a session cannot take an attendee; `null` when it can. */
export function faultFor(attendee: AttendeeRow, session: NameRules, holders: ReadonlySet<string>): TextKey | null {
  if (session.idTypes.length > 0 && !session.idTypes.includes(attendee.idType)) return 'attendee.idType'
  if (session.needsPhones && attendee.cellphone === null) return 'attendee.phone'
  const isOnePerTicket = session.realNameType === 'ONE_PER_TICKET'
  return isOnePerTicket && holders.has(documentKey(attendee)) ? 'attendee.hasTicket' : null
}

/** People with a live ticket of a session, by document, regardless of buyer and account. */
export async function holdersOf(
  db: Database,
  sessionId: string,
  people: readonly Document[],
): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set()
  const rows = await db
    .select({ idType: tickets.idType, idNo: tickets.idNo })
    .from(tickets)
    .where(
      and(
        eq(tickets.sessionId, sessionId),
        isNotNull(tickets.idType),
        startsAlike(tickets.idNo, people),
        inArray(tickets.state, ['RESERVED', 'UNUSED', 'LOCKED', 'USED', 'REFUNDING']),
      ),
    )
  return new Set(rows.flatMap(({ idType, idNo }) => (idType && idNo ? documentKey({ idType, idNo }) : [])))
}

/** Attendees of a user by their ids; those of others are left out. */
export async function userAttendees(db: Database, userId: string, ids: readonly string[]): Promise<AttendeeRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(attendees)
    .where(and(eq(attendees.userId, userId), inArray(attendees.id, [...ids])))
}
