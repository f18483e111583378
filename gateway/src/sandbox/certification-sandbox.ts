import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Context } from '../call'
import { certifications } from '../database/schema/certifications'
import { originOf } from '../http/origin'
import { localeOf } from '../http/request-values'
import { type CertificationVerdict, decideCertification } from '../services/certifications/certifications'
import { translate } from '../texts/text'
import { certifyPage } from './certify-page'
import { isAllowedReturn } from './return-address'

const LATEST = 50

/** Decisions on certifications: by a clerk (contract D-16), and by the page of the face service or of a channel. */
export function registerCertificationSandbox(
  app: FastifyInstance,
  context: Context,
  html: (reply: FastifyReply, page: string) => FastifyReply,
): void {
  const { db } = context
  app.get('/sandbox/api/certifications', async () => {
    const rows = await db.select().from(certifications).orderBy(desc(certifications.createdAt)).limit(LATEST)
    return rows.map(({ id, userId, type, state }) => ({ id, userId, type, state }))
  })
  app.post<{ Params: { id: string; verdict: string }; Body: { reason?: string } | null }>(
    '/sandbox/api/certifications/:id/:verdict',
    async ({ params, body }) => {
      const verdict = verdictOf(params.verdict, body?.reason ?? '')
      return { done: verdict !== null && (await decideCertification(context, params.id, verdict)) }
    },
  )

  app.get<{ Params: { id: string } }>('/sandbox/certify/:id', async (request, reply) => {
    const [row] = await db.select().from(certifications).where(eq(certifications.id, request.params.id))
    return html(reply, certifyPage(localeOf(request), row?.state === 'REVIEWING'))
  })
  app.post<{ Params: { id: string }; Querystring: { returnUrl?: string }; Body: { verdict?: string } | null }>(
    '/sandbox/certify/:id',
    async (request, reply) => {
      const locale = localeOf(request)
      const verdict = verdictOf(request.body?.verdict ?? '', translate(locale, 'certify.rejected'))
      if (verdict) await decideCertification(context, request.params.id, verdict)
      const { returnUrl = '' } = request.query
      if (!isAllowedReturn(returnUrl, originOf(request, context.settings)))
        return html(reply, certifyPage(locale, false))
      return reply.redirect(returnUrl, 303)
    },
  )
}

function verdictOf(verdict: string, reason: string): CertificationVerdict | null {
  if (verdict === 'approve') return { isPassed: true }
  return verdict === 'reject' ? { isPassed: false, reason } : null
}
