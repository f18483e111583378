import type { Context } from '../call'
import { staffAudit } from '../database/schema/staff'
import { newId } from '../random'
import type { AuditEntry } from './office-call'

/** Adds rows to the audit log. Call it in the transaction of the change. `staffId`: null for a command. */
export async function recordAudit(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  ...entries: readonly (AuditEntry & { staffId: string | null; action: string })[]
): Promise<void> {
  if (entries.length === 0) return
  await db.insert(staffAudit).values(
    entries.map(({ before = null, after = null, reason = '', ...entry }) => ({
      ...entry,
      id: newId(),
      at: clock.now(),
      before,
      after,
      reason,
    })),
  )
}
