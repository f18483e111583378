import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { RegistrationState } from '@/contracts/open-show/registration'
import type { PageQuery } from '@/contracts/page'
import { BusinessError, notFound } from '../../business-error'
import type { Context, UserCall } from '../../call'
import type { Catalogue } from '../../catalogue/catalogue'
import type { Database } from '../../database/connect'
import { entranceRegistrations, registrations } from '../../database/schema/applications'
import { openShowById, takesPlaces } from './open-show-places'
import type { RegistrationRow } from './register'

const CANCELABLE = ['PENDING', 'APPROVED'] as const satisfies readonly RegistrationState[]

/** The caller's registrations, the latest first. */
export async function listOwnRegistrations({ db, user }: Pick<UserCall, 'db' | 'user'>, { offset, length }: PageQuery) {
  const isOwn = eq(registrations.userId, user.userId)
  const rows = await db
    .select()
    .from(registrations)
    .where(isOwn)
    .orderBy(desc(registrations.createdAt), desc(registrations.id))
    .limit(length)
    .offset(offset)
  return { rows, total: await db.$count(registrations, isOwn) }
}

/** The registration of a user for an open show that has places, else the latest one. */
export async function latestRegistration(
  db: Database,
  userId: string,
  openShowId: string,
): Promise<RegistrationRow | undefined> {
  const [row] = await db
    .select()
    .from(registrations)
    .where(and(eq(registrations.userId, userId), eq(registrations.openShowId, openShowId)))
    .orderBy(desc(takesPlaces), desc(registrations.createdAt), desc(registrations.id))
    .limit(1)
  return row
}

/** Begin of the session of a registration, epoch ms. */
export function sessionStart(
  catalogue: Pick<Catalogue, 'content'>,
  { openShowId, sessionId }: RegistrationRow,
): number {
  const session = openShowById(catalogue, openShowId).sessions.find((known) => known.sessionId === sessionId)
  return session?.beginAt ?? 0
}

export function canCancelRegistration(
  catalogue: Pick<Catalogue, 'content'>,
  row: RegistrationRow,
  now: number,
): boolean {
  return CANCELABLE.some((state) => state === row.state) && now < sessionStart(catalogue, row)
}

/** Gives the places of a registration of the caller back; refused once the session has begun or a participant has checked in. */
export async function cancelOwnRegistration(call: UserCall, id: string): Promise<void> {
  const { db, user, clock, shop } = call
  const isOwn = and(eq(registrations.id, id), eq(registrations.userId, user.userId))
  const [row] = await db.select().from(registrations).where(isOwn)
  if (!row) throw notFound()
  const isOpen = and(isOwn, inArray(registrations.state, [...CANCELABLE]))
  const canceled = canCancelRegistration(shop.catalogue, row, clock.now())
    ? await db.update(registrations).set({ state: 'CANCELED' }).where(isOpen).returning({ id: registrations.id })
    : []
  if (canceled.length === 0) {
    throw new BusinessError(BUSINESS_ERROR.notCancelable, 'registration.notCancelable', { mode: 1 })
  }
}

/** Decisions of a clerk: the states that allow each, and the resulting state (contract D-16). */
export const REGISTRATION_VERDICTS = {
  approve: { from: 'PENDING', to: 'APPROVED' },
  reject: { from: 'PENDING', to: 'REJECTED' },
  'check-in': { from: 'APPROVED', to: 'CHECKED_IN' },
} as const satisfies Record<string, { from: RegistrationState; to: RegistrationState }>

/** Decides a registration, or checks in at an entrance; false if there is none, or its state does not allow it. */
export async function decideRegistration(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
  verdict: keyof typeof REGISTRATION_VERDICTS,
  reason: string,
): Promise<boolean> {
  const { from, to } = REGISTRATION_VERDICTS[verdict]
  const rejectReason = verdict === 'reject' ? reason : null
  const decided = await db
    .update(registrations)
    .set({ state: to, rejectReason, decidedAt: clock.now() })
    .where(and(eq(registrations.id, id), eq(registrations.state, from)))
    .returning({ id: registrations.id })
  return decided.length > 0 || (verdict === 'check-in' && checkInAtEntrance({ db, clock }, id))
}

async function checkInAtEntrance({ db, clock }: Pick<Context, 'db' | 'clock'>, id: string): Promise<boolean> {
  const isAway = and(eq(entranceRegistrations.id, id), isNull(entranceRegistrations.checkedInAt))
  const entered = await db
    .update(entranceRegistrations)
    .set({ checkedInAt: clock.now() })
    .where(isAway)
    .returning({ id: entranceRegistrations.id })
  return entered.length > 0
}
