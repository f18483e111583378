import { and, asc, eq, lte } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError, notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { Database } from '../../database/connect'
import { inTransaction } from '../../database/in-transaction'
import { couponGiftItems, couponGifts } from '../../database/schema/coupons'
import type { Trade } from '../trade'
import { freeFromGifts, lockCoupons } from './coupon-locks'
import { currentGiftState, findGift } from './gift-records'

/** Gifts that expire in one batch. */
const BATCH = 50

/** Returns coupons that were not accepted to their sender. The gift of another user is not found. */
export async function withdrawGift({ db, clock, user }: UserCall, code: string): Promise<void> {
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    const { gift, ids } = await lockGift(tx, code)
    if (gift.senderId !== user.userId) throw notFound()
    if (currentGiftState(gift, now) !== 'PENDING') {
      throw new BusinessError(BUSINESS_ERROR.couponUnusable, 'gift.not.pending', { mode: 1 })
    }
    await endGift(tx, code, { ids, state: 'CANCELED', now })
  })
}

/** Ends gifts that were not accepted in time: the coupons return to their senders. Returns their number. */
export async function expireGifts({ db, clock }: Trade): Promise<number> {
  const now = clock.now()
  const due = await db
    .select({ code: couponGifts.code })
    .from(couponGifts)
    .where(and(eq(couponGifts.state, 'PENDING'), lte(couponGifts.expiresAt, now)))
    .orderBy(asc(couponGifts.expiresAt))
    .limit(BATCH)
  for (const { code } of due) {
    await inTransaction(db, async (tx) => {
      const { gift, ids } = await lockGift(tx, code)
      if (gift.state === 'PENDING') await endGift(tx, code, { ids, state: 'EXPIRED', now })
    })
  }
  return due.length
}

/** A gift under the lock of its coupons, and those of them that it still keeps. */
async function lockGift(tx: Database, code: string) {
  const before = await findGift(tx, code)
  await lockCoupons(
    tx,
    before.coupons.map(({ id }) => id),
  )
  const { gift } = await findGift(tx, code)
  const open = await tx
    .select({ id: couponGiftItems.couponId })
    .from(couponGiftItems)
    .where(and(eq(couponGiftItems.giftCode, code), eq(couponGiftItems.isOpen, true)))
  return { gift, ids: open.map(({ id }) => id) }
}

async function endGift(
  tx: Database,
  code: string,
  { ids, state, now }: { ids: readonly string[]; state: 'CANCELED' | 'EXPIRED'; now: number },
): Promise<void> {
  await freeFromGifts(tx, ids, now)
  await tx.update(couponGifts).set({ state, endedAt: now }).where(eq(couponGifts.code, code))
}
