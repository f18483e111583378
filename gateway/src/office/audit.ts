import type { Context } from '../call'
import { staffAudit } from '../database/schema/staff'
import { newId } from '../random'
import type { AuditEntry } from './office-call'

/** Adds a row to the audit log. Call it in the transaction of the change. `staffId`: null for a command. */
export async function recordAudit(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { staffId, action, ...entry }: AuditEntry & { staffId: string | null; action: string },
): Promise<void> {
  const { target, targetId, before = null, after = null, reason = '' } = entry
  await db
    .insert(staffAudit)
    .values({ id: newId(), at: clock.now(), staffId, action, target, targetId, before, after, reason })
}
