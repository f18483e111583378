import { and, desc, eq } from 'drizzle-orm'
import type { PageQuery } from '@/contracts/page'
import type { WorkPermitState } from '@/contracts/work-permit/work-permit'
import { notFound } from '../../business-error'
import type { UserCall } from '../../call'
import { workPermits } from '../../database/schema/applications'
import type { Trade } from '../trade'
import type { WorkPermitRow } from './apply'

type OwnCall = Pick<UserCall, 'db' | 'user'>

/** The caller's permits, the latest first. */
export async function listPermits({ db, user }: OwnCall, { offset, length }: PageQuery) {
  const isOwn = eq(workPermits.userId, user.userId)
  const rows = await db
    .select()
    .from(workPermits)
    .where(isOwn)
    .orderBy(desc(workPermits.createdAt), desc(workPermits.id))
    .limit(length)
    .offset(offset)
  return { rows, total: await db.$count(workPermits, isOwn) }
}

/** A permit of the caller; that of another user is not found. */
export async function permitById({ db, user }: OwnCall, id: string): Promise<WorkPermitRow> {
  const [row] = await db
    .select()
    .from(workPermits)
    .where(and(eq(workPermits.id, id), eq(workPermits.userId, user.userId)))
  if (!row) throw notFound()
  return row
}

/** Decisions of a clerk: the states that allow each, and the resulting state (contract D-16). */
export const PERMIT_VERDICTS = {
  approve: { from: 'APPLYING', to: 'APPROVED' },
  reject: { from: 'APPLYING', to: 'REJECTED' },
  issue: { from: 'APPROVED', to: 'ISSUED' },
} as const satisfies Record<string, { from: WorkPermitState; to: WorkPermitState }>

/** Decides an application; false if there is none, or it is past that. */
export async function decidePermit(
  { db, clock }: Pick<Trade, 'db' | 'clock'>,
  id: string,
  verdict: keyof typeof PERMIT_VERDICTS,
  reason: string,
): Promise<boolean> {
  const { from, to } = PERMIT_VERDICTS[verdict]
  const rejectReason = verdict === 'reject' ? reason : null
  const decided = await db
    .update(workPermits)
    .set({ state: to, rejectReason, decidedAt: clock.now() })
    .where(and(eq(workPermits.id, id), eq(workPermits.state, from)))
    .returning({ id: workPermits.id })
  return decided.length > 0
}
