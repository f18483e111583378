import { desc, eq } from 'drizzle-orm'
import { type ListAttendeesInput, listAttendees } from '@/contracts/attendee/list-attendees'
import type { Id } from '@/contracts/wire-types'
import type { UserCall } from '../../call'
import { attendees } from '../../database/schema/people'
import { privateRoute } from '../../http/define-route'
import { presentAttendee } from '../../presenters/attendee'
import { presentPage } from '../../presenters/page'
import { findUserOrder } from '../../services/orders/find-orders'
import { recordsOf } from '../../services/orders/order-records'
import { faultFor, holdersOf } from '../../services/people/attendees'

export const listAttendeesRoute = privateRoute(listAttendees, async (call) => {
  const { input, user, db, shop } = call
  const rows = await db
    .select()
    .from(attendees)
    .where(eq(attendees.userId, user.userId))
    .orderBy(desc(attendees.isSelf), desc(attendees.createdAt), attendees.id)
  const { bizShowSessionId = await sessionOf(call) } = input
  if (bizShowSessionId === undefined) return presentPage(rows, input, (row) => presentAttendee(row, call, null))
  const { session } = shop.catalogue.session(bizShowSessionId)
  const holders = await holdersOf(db, session.sessionId, rows)
  const judged = rows.map((row) => ({ row, fault: faultFor(row, session, holders) }))
  return presentPage(arranged(judged, input), input, ({ row, fault }) => presentAttendee(row, call, fault))
})

/** The session of the order that a call names; none if it names no order. */
async function sessionOf(call: UserCall<ListAttendeesInput>): Promise<Id | undefined> {
  const { orderId } = call.input
  if (orderId === undefined) return undefined
  const [record] = await recordsOf(call.db, [await findUserOrder(call, { orderId })])
  return record?.lines.find(({ sessionId }) => sessionId !== null)?.sessionId ?? undefined
}

/** Sorts and limits the attendees as a call requests. */
function arranged<Judged extends { fault: unknown }>(
  judged: readonly Judged[],
  { qryRange, displayRule }: ListAttendeesInput,
): readonly Judged[] {
  const selectable = judged.filter(({ fault }) => fault === null)
  if (qryRange === 'SELECTABLE') return selectable
  return displayRule === undefined ? judged : [...selectable, ...judged.filter(({ fault }) => fault !== null)]
}
