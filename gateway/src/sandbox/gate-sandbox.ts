import type { FastifyInstance, FastifyReply } from 'fastify'
import { sessionTimeText } from '@/domain/session-time'
import type { Context } from '../call'
import { localeOf } from '../http/request-values'
import { presentAdmission } from '../presenters/admission'
import { gateSessions } from '../services/tickets/gate-sessions'
import { showCode } from '../services/tickets/show-code'
import { gatePage } from './gate-page'

interface Shown {
  sessionId?: string
  code?: string
  gate?: string
}

/** Gate of the venue on a phone: scans codes and shows the ticket holder (contract D-16). */
export function registerGateSandbox(
  app: FastifyInstance,
  context: Context,
  html: (reply: FastifyReply, page: string) => FastifyReply,
): void {
  app.get('/sandbox/gate', (request, reply) => html(reply, gatePage(localeOf(request))))
  app.get('/sandbox/api/gate', async (request) => {
    const locale = localeOf(request)
    const sessions = await gateSessions(context)
    return sessions.map((session) => ({
      ...session,
      title: session.title[locale],
      timeText: sessionTimeText(session.beginAt, locale),
    }))
  })
  app.post<{ Body: Shown | null }>('/sandbox/api/gate', async (request) => {
    const { sessionId = '', code = '', gate = '' } = request.body ?? {}
    const shown = { sessionId, code: code.slice(0, 200), gateName: gate.slice(0, 40) }
    return presentAdmission(context, await showCode(context, shown), localeOf(request))
  })
}
