import { inArray, lt, lte, or } from 'drizzle-orm'
import { shortCodes } from '../database/schema/marketing'
import { codeNumbers, logins, photoCaptchas, riskCaptchas, usedProofs, verifyCodes } from '../database/schema/people'
import type { Trade } from './trade'

const DAY_MS = 24 * 60 * 60 * 1000
/** Logins that ended are told so for a while; then their tokens are unknown. */
const KEEP_LOGINS_MS = 30 * DAY_MS
/** Rows of a table in one transaction. */
const BATCH = 500

/** Deletes what is over and proves nothing any more, a batch of each table; answers how many rows that were. */
export async function removeExpired({ db, clock }: Pick<Trade, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  const isOver = [
    { table: photoCaptchas, when: lte(photoCaptchas.expiresAt, now) },
    { table: riskCaptchas, when: lte(riskCaptchas.expiresAt, now) },
    { table: usedProofs, when: lte(usedProofs.expiresAt, now) },
    // They are counted for a day.
    { table: verifyCodes, when: lt(verifyCodes.sentAt, now - DAY_MS) },
    {
      table: logins,
      when: or(lt(logins.endedAt, now - KEEP_LOGINS_MS), lt(logins.refreshExpiresAt, now - KEEP_LOGINS_MS)),
    },
  ]
  let removed = 0
  for (const { table, when } of isOver) {
    const batch = db.select({ id: table.id }).from(table).where(when).limit(BATCH)
    removed += (await db.delete(table).where(inArray(table.id, batch)).returning({ id: table.id })).length
  }
  const codes = db.select({ code: shortCodes.code }).from(shortCodes).where(lte(shortCodes.expiresAt, now)).limit(BATCH)
  const gone = await db.delete(shortCodes).where(inArray(shortCodes.code, codes)).returning({ code: shortCodes.code })
  await db.delete(codeNumbers).where(lt(codeNumbers.lastSentAt, now - DAY_MS))
  return removed + gone.length
}
