import { and, eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError, badInput } from '../business-error'
import type { PublicCall } from '../call'
import type { Database } from '../database/connect'
import { inTransaction } from '../database/in-transaction'
import { idempotencyKeys } from '../database/schema/idempotency-keys'
import { hashed } from '../random'
import { canonicalJson } from './canonical-json'

const MAX_KEY = 64

/**
 * Runs a creating call in one transaction with its key: the same user, endpoint and key receive the same answer again.
 * A business error leaves no trace and may be retried.
 */
export async function withIdempotency(
  { db, clock, user, input }: PublicCall,
  { endpoint, key }: { endpoint: string; key: string | undefined },
  effect: (db: Database) => Promise<unknown>,
): Promise<unknown> {
  if (key === undefined || key === '') return recovered(db, () => inTransaction(db, effect))
  if (key.length > MAX_KEY) throw badInput('Idempotency-Key')
  const userId = user?.userId ?? ''
  const inputHash = hashed(canonicalJson(input))
  const row = and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.endpoint, endpoint),
    eq(idempotencyKeys.key, key),
  )
  const once = () =>
    inTransaction(db, async (tx) => {
      // A second call with the same key waits here until the first has ended.
      const [claimed] = await tx
        .insert(idempotencyKeys)
        .values({ userId, endpoint, key, inputHash, createdAt: clock.now() })
        .onConflictDoNothing()
        .returning()
      if (!claimed) {
        const [earlier] = await tx.select().from(idempotencyKeys).where(row)
        if (earlier?.inputHash !== inputHash)
          throw new BusinessError(BUSINESS_ERROR.keyReused, 'common.keyReused', { mode: 1 })
        return earlier.answer
      }
      const answer = await effect(tx)
      await tx.update(idempotencyKeys).set({ answer }).where(row)
      return answer
    })
  return recovered(db, once)
}

/** Retries once after a removable obstacle. */
async function recovered<Result>(db: Database, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof BusinessError && (await error.options.recover?.(db))) return run()
    throw error
  }
}
