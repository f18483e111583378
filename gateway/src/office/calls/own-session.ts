import { Type } from '@sinclair/typebox'
import { readRoute, writeRoute } from '../office-call'
import { OfficeError } from '../office-error'
import { callsOf } from '../permissions'
import { clearSessionCookie } from '../session-cookie'
import { endSession, listSessions } from '../sessions'

/** The signed-in member of staff, and the calls that they may make. */
export const getMe = readRoute('GET me', Type.Object({}), async ({ staff: { id, name, email, role } }) => ({
  id,
  name,
  email,
  role,
  calls: callsOf(role),
}))

export const signOut = writeRoute('POST sign-out', Type.Object({}), async (call) => {
  await endSession(call, call.staff.id, call.session.id)
  clearSessionCookie(call)
  return { data: true, audit: { target: 'session', targetId: call.session.id } }
})

export const listOwnSessions = readRoute('GET sessions', Type.Object({}), async (call) => {
  const rows = await listSessions(call, call.staff.id)
  return {
    total: rows.length,
    rows: rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      userAgent,
      createdAt,
      lastSeenAt,
      isCurrent: id === call.session.id,
    })),
  }
})

export const endOwnSession = writeRoute('POST sessions/:id/end', Type.Object({ id: Type.String() }), async (call) => {
  if (!(await endSession(call, call.staff.id, call.input.id))) throw new OfficeError('notFound')
  return { data: true, audit: { target: 'session', targetId: call.input.id } }
})
