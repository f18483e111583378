import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { attendees } from '../database/schema/people'
import { tickets } from '../database/schema/tickets'
import type { DemoSession } from '../demo/demo-types'
import type { TextKey } from '../texts/zh-cn'

export type AttendeeRow = typeof attendees.$inferSelect

type Document = Pick<AttendeeRow, 'idType' | 'idNo'>

/** Why a session cannot take an attendee; `null` when it can. */
export function faultFor(attendee: AttendeeRow, session: DemoSession, holders: ReadonlySet<string>): TextKey | null {
  if (session.idTypes.length > 0 && !session.idTypes.includes(attendee.idType)) return 'attendee.idType'
  const isOnePerTicket = session.realNameType === 'ONE_PER_TICKET'
  return isOnePerTicket && holders.has(documentKey(attendee)) ? 'attendee.hasTicket' : null
}

/** One person, whatever account has written them down. */
export function documentKey({ idType, idNo }: Document): string {
  return `${idType} ${idNo}`
}

/** Who of these people holds a live ticket of a session, by document: whoever bought it, by whatever account. */
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
        inArray(
          tickets.idNo,
          people.map(({ idNo }) => idNo),
        ),
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
