import { inArray, lte } from 'drizzle-orm'
import { DAY_MS } from '../../clock'
import { quotes } from '../../database/schema/quotes'
import type { Trade } from '../trade'

const BATCH = 500
/** How long an offer that holds no more is kept, ms: a day, for questions. */
const KEPT_MS = DAY_MS

/** Offers that hold no more are forgotten; answers how many. */
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
