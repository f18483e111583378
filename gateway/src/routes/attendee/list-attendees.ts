import { desc, eq } from 'drizzle-orm'
import { listAttendees } from '@/contracts/attendee/list-attendees'
import { attendees } from '../../database/schema/people'
import { privateRoute } from '../../http/define-route'
import { presentAttendee } from '../../presenters/attendee'
import { presentPage } from '../../presenters/page'
import { faultFor, holdersOf } from '../../services/people/attendees'

export const listAttendeesRoute = privateRoute(listAttendees, async (call) => {
  const { input, user, db, shop } = call
  const rows = await db
    .select()
    .from(attendees)
    .where(eq(attendees.userId, user.userId))
    .orderBy(desc(attendees.isSelf), desc(attendees.createdAt), attendees.id)
  const { bizShowSessionId } = input
  if (bizShowSessionId === undefined) return presentPage(rows, input, (row) => presentAttendee(row, call, null))
  const { session } = shop.catalogue.session(bizShowSessionId)
  const holders = await holdersOf(db, session.sessionId, rows)
  return presentPage(rows, input, (row) => presentAttendee(row, call, faultFor(row, session, holders)))
})
