import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../call'
import { entranceRegistrations, registrations, workPermits } from '../database/schema/applications'
import { decideRegistration, REGISTRATION_VERDICTS } from '../services/registrations/registrations'
import { decidePermit, PERMIT_VERDICTS } from '../services/work-permits/work-permits'

const LATEST = 20

type Verdicts<Name extends string> = Readonly<Record<Name, unknown>>

/** Decisions of a clerk on applications (contract D-16). */
export function registerApplicationSandbox(app: FastifyInstance, context: Context): void {
  const { db, shop } = context
  app.get('/sandbox/api/work-permits', async () => {
    const rows = await db.select().from(workPermits).orderBy(desc(workPermits.createdAt)).limit(LATEST)
    return rows.map(({ id, userId, name, company, state }) => ({ id, userId, name: `${name} · ${company}`, state }))
  })
  app.post<VerdictRoute>('/sandbox/api/work-permits/:id/:verdict', async ({ params: { id, verdict }, body }) => ({
    done: isOneOf(PERMIT_VERDICTS, verdict) && (await decidePermit(context, id, verdict, body?.reason ?? '')),
  }))
  app.get('/sandbox/api/registrations', async () => {
    const { openShows, entrances } = shop.catalogue.content.offers
    const shows = new Map(openShows.map(({ openShowId, name }) => [openShowId, name['en-US']]))
    const titles = new Map(entrances.map(({ entranceId, title }) => [entranceId, title['en-US']]))
    const latest = await db.select().from(registrations).orderBy(desc(registrations.createdAt)).limit(LATEST)
    const visitors = await db
      .select()
      .from(entranceRegistrations)
      .orderBy(desc(entranceRegistrations.createdAt))
      .limit(LATEST)
    return [
      ...latest.map(({ id, userId, openShowId, state }) => ({ id, userId, name: shows.get(openShowId) ?? '', state })),
      ...visitors.map(({ id, userId, entranceId, checkedInAt }) => ({
        id,
        userId,
        name: titles.get(entranceId) ?? '',
        state: checkedInAt === null ? 'APPROVED' : 'CHECKED_IN',
      })),
    ]
  })
  app.post<VerdictRoute>('/sandbox/api/registrations/:id/:verdict', async ({ params: { id, verdict }, body }) => ({
    done:
      isOneOf(REGISTRATION_VERDICTS, verdict) && (await decideRegistration(context, id, verdict, body?.reason ?? '')),
  }))
}

interface VerdictRoute {
  Params: { id: string; verdict: string }
  Body: { reason?: string } | null
}

function isOneOf<Name extends string>(verdicts: Verdicts<Name>, name: string): name is Name {
  return Object.hasOwn(verdicts, name)
}
