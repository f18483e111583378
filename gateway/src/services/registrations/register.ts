import { and, eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { RegisterForOpenShowInput } from '@/contracts/open-show/register-for-open-show'
import { BusinessError, notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { OpenSession, OpenShow } from '../../catalogue/entities/applications'
import { registrations } from '../../database/schema/applications'
import { newId, randomDigits } from '../../random'
import { checkedAnswers } from '../forms/checked-answers'
import { userAttendees } from '../people/attendees'
import { lockPlaces, openShowById, takenPlaces, takesPlaces } from './open-show-places'

export type RegistrationRow = typeof registrations.$inferSelect
type RegisterCall = UserCall<RegisterForOpenShowInput>

const ENTRY_CODE_DIGITS = 10

/** Registers the caller for an open show (OPEN-009). Call it inside a transaction, after `lockUser`. */
export async function register(call: RegisterCall): Promise<RegistrationRow> {
  const { db, input, user, clock, shop } = call
  const show = openShowById(shop.catalogue, input.openShowId)
  const session = show.sessions.find(({ sessionId }) => sessionId === input.sessionId)
  if (!session) throw notFound()
  checkTime(call, show, session)
  const isOwn = and(eq(registrations.userId, user.userId), eq(registrations.openShowId, show.openShowId), takesPlaces)
  if ((await db.$count(registrations, isOwn)) > 0) {
    throw new BusinessError(BUSINESS_ERROR.alreadyApplied, 'registration.known', { mode: 1 })
  }
  const attendees = await namesOf(call, show)
  const answers = await checkedAnswers(call, show.questions, input.answers)
  const places = Math.max(1, attendees.length)
  await lockPlaces(db, session.sessionId)
  const left = session.quota - ((await takenPlaces(db, [show])).get(session.sessionId) ?? 0)
  if (left < places) throw new BusinessError(BUSINESS_ERROR.noPlaces, 'registration.full', { mode: 1 })
  const row: RegistrationRow = {
    id: newId(),
    userId: user.userId,
    openShowId: show.openShowId,
    sessionId: session.sessionId,
    places,
    attendees,
    answers,
    state: show.isReviewed ? 'PENDING' : 'APPROVED',
    rejectReason: null,
    entryCode: randomDigits(ENTRY_CODE_DIGITS),
    createdAt: clock.now(),
    decidedAt: null,
  }
  await db.insert(registrations).values(row)
  return row
}

/** Refused before and after the time to register, and for a session that has begun. */
function checkTime({ clock }: RegisterCall, show: OpenShow, session: OpenSession): void {
  const now = clock.now()
  if (now >= show.registerFrom && now < show.registerUntil && now < session.beginAt) return
  throw new BusinessError(BUSINESS_ERROR.applicationsClosed, 'registration.closed', { mode: 1 })
}

/** Names of the participants, copied from the user's attendees; empty if none are named. */
async function namesOf({ input, db, user }: RegisterCall, { maxAttendees }: OpenShow): Promise<string[]> {
  const ids = [...new Set(input.attendees)]
  const people = await userAttendees(db, user.userId, ids)
  if (people.length !== ids.length) {
    throw new BusinessError(BUSINESS_ERROR.attendeeRules, 'attendee.notYours', { mode: 1 })
  }
  const isRight = maxAttendees === 0 ? ids.length === 0 : ids.length >= 1 && ids.length <= maxAttendees
  if (!isRight) {
    const values = { count: maxAttendees }
    throw new BusinessError(BUSINESS_ERROR.attendeeRules, 'registration.attendees', { mode: 1, values })
  }
  return ids.flatMap((id) => people.find((known) => known.id === id)?.name ?? [])
}
