import { inArray, lte } from 'drizzle-orm'
import { DAY_MS } from '../../clock'
import { quotes } from '../../database/schema/quotes'
import type { Trade } from '../trade'

const BATCH = 500
/** Retention of an expired quote, ms: a day, for enquiries. */
const KEPT_MS = DAY_MS

/** Deletes expired quotes; returns their number. */
export async function purgeQuotes({ db, clock }: Trade): Promise<number> {
  const old = db
    .select({ id: quotes.id })
    .from(quotes)
    .where(lte(quotes.expiresAt, clock.now() - KEPT_MS))
    .limit(BATCH)
    .for('update', { skipLocked: true })
  const gone = await db.delete(quotes).where(inArray(quotes.id, old)).returning({ id: quotes.id })
  return gone.length
}
