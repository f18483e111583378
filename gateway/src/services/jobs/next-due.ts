import { and, eq, inArray, isNull, min, ne } from 'drizzle-orm'
import type { Database } from '../../database/connect'
import { memberships } from '../../database/schema/benefits'
import { couponGifts, coupons } from '../../database/schema/coupons'
import { accountCancellations } from '../../database/schema/emails'
import { seats } from '../../database/schema/inventory'
import { orders } from '../../database/schema/orders'
import { payments } from '../../database/schema/payments'
import { refundPayments, refunds } from '../../database/schema/refunds'
import { outbox } from '../../database/schema/shop'
import { transfers } from '../../database/schema/tickets'
import { waitListEntries } from '../../database/schema/wait-list'
import type { Providers } from '../../providers/providers'
import { COUPON_AHEAD_MS, MEMBERSHIP_AHEAD_MS } from '../reminders/remind-of-ends'

/**
 * When the next thing falls due that time alone brings along: a message, an unpaid order, a lock of seats, a transfer, a gift, a
 * refund, a question about a payment, a waiting list, the end of an account, a reminder of what ends. Epoch ms; null if nothing waits.
 */
export async function nextDueAt(
  db: Database,
  providers: Pick<Providers, 'payments' | 'clerk'>,
): Promise<number | null> {
  const { clerk } = providers
  const times = [
    await earliest(db.select({ at: min(outbox.dueAt) }).from(outbox)),
    await earliest(
      db
        .select({ at: min(orders.payBefore) })
        .from(orders)
        .where(eq(orders.state, 'UNPAID')),
    ),
    await earliest(
      db
        .select({ at: min(seats.lockedUntil) })
        .from(seats)
        .where(eq(seats.state, 'LOCKED')),
    ),
    await earliest(
      db
        .select({ at: min(transfers.expiresAt) })
        .from(transfers)
        .where(eq(transfers.state, 'PENDING')),
    ),
    await earliest(
      db
        .select({ at: min(couponGifts.expiresAt) })
        .from(couponGifts)
        .where(eq(couponGifts.state, 'PENDING')),
    ),
    // Without staff or a provider to act, time brings nothing along.
    clerk &&
      (await earliest(
        db
          .select({ at: min(refunds.createdAt) })
          .from(refunds)
          .where(eq(refunds.state, 'APPLYING')),
        clerk.refundReviewMs,
      )),
    providers.payments.length > 0
      ? await earliest(
          db
            .select({ at: min(refundPayments.dueAt) })
            .from(refundPayments)
            .innerJoin(refunds, eq(refunds.id, refundPayments.refundId))
            .where(and(inArray(refunds.state, ['APPROVED', 'REFUNDING']), ne(refundPayments.state, 'BACK'))),
        )
      : null,
    providers.payments.length > 0 ? await earliest(db.select({ at: min(payments.checkAt) }).from(payments)) : null,
    await earliest(
      db
        .select({ at: min(waitListEntries.deadline) })
        .from(waitListEntries)
        .where(eq(waitListEntries.state, 'WAITING')),
    ),
    await earliest(
      db
        .select({ at: min(accountCancellations.endsAt) })
        .from(accountCancellations)
        .where(isNull(accountCancellations.endedAt)),
    ),
    await earliest(
      db
        .select({ at: min(coupons.expiresAt) })
        .from(coupons)
        .where(and(eq(coupons.state, 'AVAILABLE'), isNull(coupons.remindedAt))),
      -COUPON_AHEAD_MS,
    ),
    await earliest(
      db
        .select({ at: min(memberships.endsAt) })
        .from(memberships)
        .where(isNull(memberships.remindedAt)),
      -MEMBERSHIP_AHEAD_MS,
    ),
  ].filter((at): at is number => at !== null)
  return times.length === 0 ? null : Math.min(...times)
}

async function earliest(query: PromiseLike<{ at: number | null }[]>, afterMs = 0): Promise<number | null> {
  const [row] = await query
  return row === undefined || row.at === null ? null : Number(row.at) + afterMs
}
