import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../call'
import { workPermits } from '../database/schema/applications'
import { decidePermit, PERMIT_VERDICTS } from '../services/work-permits/work-permits'

const LATEST = 20

type Verdicts<Name extends string> = Readonly<Record<Name, unknown>>

/** A clerk decides what users have applied for (contract D-16). */
export function registerApplicationSandbox(app: FastifyInstance, context: Context): void {
  const { db } = context
  app.get('/sandbox/api/work-permits', async () => {
    const rows = await db.select().from(workPermits).orderBy(desc(workPermits.createdAt)).limit(LATEST)
    return rows.map(({ id, userId, name, company, state }) => ({ id, userId, name: `${name} · ${company}`, state }))
  })
  app.post<VerdictRoute>('/sandbox/api/work-permits/:id/:verdict', async ({ params: { id, verdict }, body }) => ({
    done: isOneOf(PERMIT_VERDICTS, verdict) && (await decidePermit(context, id, verdict, body?.reason ?? '')),
  }))
}

interface VerdictRoute {
  Params: { id: string; verdict: string }
  Body: { reason?: string } | null
}

function isOneOf<Name extends string>(verdicts: Verdicts<Name>, name: string): name is Name {
  return Object.hasOwn(verdicts, name)
}
