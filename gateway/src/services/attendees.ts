import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../database/connect'
import { tickets } from '../database/schema/orders'
import type { attendees } from '../database/schema/people'
import type { DemoSession } from '../demo/demo-types'
import type { TextKey } from '../texts/zh-cn'

export type AttendeeRow = typeof attendees.$inferSelect

/** Why a session cannot take an attendee; `null` when it can. */
export function faultFor(attendee: AttendeeRow, session: DemoSession, holders: ReadonlySet<string>): TextKey | null {
  if (session.idTypes.length > 0 && !session.idTypes.includes(attendee.idType)) return 'attendee.idType'
  const isOnePerTicket = session.realNameType === 'ONE_PER_TICKET'
  return isOnePerTicket && holders.has(attendee.id) ? 'attendee.hasTicket' : null
}

/** Attendees who hold a live ticket of a session. */
export async function holdersOf(db: Database, sessionId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ attendeeId: tickets.attendeeId })
    .from(tickets)
    .where(
      and(
        eq(tickets.sessionId, sessionId),
        inArray(tickets.attendeeId, [...ids]),
        isNotNull(tickets.attendeeId),
        inArray(tickets.state, ['UNUSED', 'USED']),
      ),
    )
  return new Set(rows.flatMap(({ attendeeId }) => attendeeId ?? []))
}
