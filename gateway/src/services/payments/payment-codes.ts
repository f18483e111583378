import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Database } from '../../database/connect'
import { paymentCodes } from '../../database/schema/payments'
import { CODE_LIFE_MS, MAX_TRIES } from '../verification/verify-codes'

/** Uses the code of a transaction up; false for one that is wrong, old or tried too often. Every try counts. */
export async function consumePaymentCode(
  db: Database,
  clock: Clock,
  transactionId: string,
  code: string,
): Promise<boolean> {
  const [tried] = await db
    .update(paymentCodes)
    .set({ tries: sql`CASE WHEN ${paymentCodes.code} = ${code} THEN ${MAX_TRIES} ELSE ${paymentCodes.tries} + 1 END` })
    .where(
      and(
        eq(paymentCodes.transactionId, transactionId),
        lt(paymentCodes.tries, MAX_TRIES),
        gt(paymentCodes.sentAt, clock.now() - CODE_LIFE_MS),
      ),
    )
    .returning({ code: paymentCodes.code })
  return tried?.code === code
}
