import { and, eq, inArray, notInArray, sum } from 'drizzle-orm'
import type { RegistrationState } from '@/contracts/open-show/registration'
import { notFound } from '../../business-error'
import type { Catalogue } from '../../catalogue/catalogue'
import type { OpenShow } from '../../catalogue/entities/applications'
import type { Database } from '../../database/connect'
import { registrationQuotas, registrations } from '../../database/schema/applications'

/** Places that are taken, by their sessions. */
export type TakenPlaces = ReadonlyMap<string, number>

/** Registrations in these states take no places. */
const GIVEN_BACK = ['REJECTED', 'CANCELED'] as const satisfies readonly RegistrationState[]

export const takesPlaces = notInArray(registrations.state, [...GIVEN_BACK])

export function openShowById({ content }: Pick<Catalogue, 'content'>, openShowId: string): OpenShow {
  const show = content.offers.openShows.find((known) => known.openShowId === openShowId)
  if (!show) throw notFound()
  return show
}

/** The places of these shows that are taken: by the demo shop's own guests, and by users. */
export async function takenPlaces(db: Database, shows: readonly OpenShow[]): Promise<TakenPlaces> {
  const sessions = shows.flatMap((show) => show.sessions)
  if (sessions.length === 0) return new Map()
  const ids = sessions.map(({ sessionId }) => sessionId)
  const rows = await db
    .select({ sessionId: registrations.sessionId, places: sum(registrations.places).mapWith(Number) })
    .from(registrations)
    .where(and(inArray(registrations.sessionId, ids), takesPlaces))
    .groupBy(registrations.sessionId)
  const byUsers = new Map(rows.map(({ sessionId, places }) => [sessionId, places]))
  return new Map(sessions.map(({ sessionId, registered }) => [sessionId, registered + (byUsers.get(sessionId) ?? 0)]))
}

/**
 * Locks the places of a session until the transaction ends. Call it after `lockUser` and before the
 * places are counted.
 */
export async function lockPlaces(db: Database, sessionId: string): Promise<void> {
  await db.insert(registrationQuotas).values({ sessionId }).onConflictDoNothing()
  await db.select().from(registrationQuotas).where(eq(registrationQuotas.sessionId, sessionId)).for('update')
}
