import { and, asc, count, desc, eq, inArray, lte } from 'drizzle-orm'
import type { CouponGiftState } from '@/contracts/coupon/coupon-gift'
import type { PageQuery } from '@/contracts/page'
import { notFound } from '../../business-error'
import type { Database } from '../../database/connect'
import { couponGiftItems, couponGifts, coupons } from '../../database/schema/coupons'

export type GiftRow = typeof couponGifts.$inferSelect
type CouponRow = typeof coupons.$inferSelect

/** A gift and the coupons that it is of; those are the sender's, whatever became of them. */
export interface GiftRecord {
  gift: GiftRow
  coupons: readonly CouponRow[]
}

/** The state of a gift now: one whose time is over has expired, tidied up or not. */
export function currentGiftState({ state, expiresAt }: GiftRow, now: number): CouponGiftState {
  return state === 'PENDING' && expiresAt <= now ? 'EXPIRED' : state
}

/** A gift by the code of its link. */
export async function findGift(db: Database, code: string): Promise<GiftRecord> {
  const [gift] = await db.select().from(couponGifts).where(eq(couponGifts.code, code))
  const [record] = gift ? await withCoupons(db, [gift]) : []
  if (!record) throw notFound()
  return record
}

/** A page of what a user has given, the newest first, and how much that is in all. */
export async function giftsOf(
  db: Database,
  senderId: string,
  { offset, length }: PageQuery,
): Promise<{ rows: GiftRecord[]; total: number }> {
  const ofSender = eq(couponGifts.senderId, senderId)
  const [counted] = await db.select({ total: count() }).from(couponGifts).where(ofSender)
  const gifts = await db
    .select()
    .from(couponGifts)
    .where(ofSender)
    .orderBy(desc(couponGifts.createdAt), asc(couponGifts.code))
    .offset(offset)
    .limit(length)
  return { rows: await withCoupons(db, gifts), total: counted?.total ?? 0 }
}

/** Coupons among these in an expired gift. */
export async function inOverdueGifts(db: Database, couponIds: readonly string[], now: number): Promise<string[]> {
  if (couponIds.length === 0) return []
  const rows = await db
    .select({ couponId: couponGiftItems.couponId })
    .from(couponGiftItems)
    .innerJoin(couponGifts, eq(couponGifts.code, couponGiftItems.giftCode))
    .where(
      and(
        inArray(couponGiftItems.couponId, [...couponIds]),
        eq(couponGiftItems.isOpen, true),
        lte(couponGifts.expiresAt, now),
      ),
    )
  return rows.map(({ couponId }) => couponId)
}

async function withCoupons(db: Database, gifts: readonly GiftRow[]): Promise<GiftRecord[]> {
  if (gifts.length === 0) return []
  const codes = gifts.map(({ code }) => code)
  const rows = await db
    .select({ giftCode: couponGiftItems.giftCode, coupon: coupons })
    .from(couponGiftItems)
    .innerJoin(coupons, eq(coupons.id, couponGiftItems.couponId))
    .where(inArray(couponGiftItems.giftCode, codes))
    .orderBy(asc(coupons.id))
  return gifts.map((gift) => ({
    gift,
    coupons: rows.filter(({ giftCode }) => giftCode === gift.code).map(({ coupon }) => coupon),
  }))
}
