import { Type } from '@sinclair/typebox'
import { presentAdmission } from '../../presenters/admission'
import { gateSessions } from '../../services/tickets/gate-sessions'
import { showCode } from '../../services/tickets/show-code'
import { readRoute, writeRoute } from '../office-call'

/** Sessions that are not over, with tickets and entries. */
export const listAdmissions = readRoute('GET admissions', Type.Object({}), async (call) => {
  const rows = await gateSessions(call)
  return { total: rows.length, rows: rows.map(({ sessionId, ...session }) => ({ id: sessionId, ...session })) }
})

/** Enters a ticket by its code; a refused one is in the audit log as well. */
export const enter = writeRoute(
  'POST admissions/enter',
  Type.Object({
    sessionId: Type.String({ maxLength: 60 }),
    code: Type.String({ minLength: 1, maxLength: 200 }),
    gateName: Type.String({ maxLength: 40 }),
  }),
  async (call) => {
    const admission = await showCode(call, call.input)
    const { answer, ticket } = admission
    const { sessionId, gateName } = call.input
    return {
      data: await presentAdmission(call, admission, call.locale),
      audit: {
        target: 'ticket',
        targetId: ticket?.id ?? '',
        ...(ticket && { before: { state: ticket.state } }),
        after: { answer, sessionId, gateName },
      },
    }
  },
)
