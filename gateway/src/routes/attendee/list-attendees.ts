import { desc, eq } from 'drizzle-orm'
import { listAttendees } from '@/contracts/attendee/list-attendees'
import { attendees } from '../../database/schema/people'
import { privateRoute } from '../../handle'
import { mappedPage } from '../../page-of'
import { faultFor, holdersOf, wireAttendee } from '../../rules/attendees'

export const listAttendeesRoute = privateRoute(listAttendees, async ({ input, user, locale, db, shop }) => {
  const rows = await db
    .select()
    .from(attendees)
    .where(eq(attendees.userId, user.userId))
    .orderBy(desc(attendees.createdAt), attendees.id)
  const { bizShowSessionId } = input
  if (bizShowSessionId === undefined) return mappedPage(rows, input, (row) => wireAttendee(row, locale, null))
  const { session } = shop.catalogue.session(bizShowSessionId)
  const ids = rows.map(({ id }) => id)
  const holders = await holdersOf(db, session.sessionId, ids)
  return mappedPage(rows, input, (row) => wireAttendee(row, locale, faultFor(row, session, holders)))
})
