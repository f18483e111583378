import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '../call'
import { cards, memberships } from '../database/schema/benefits'
import { coupons } from '../database/schema/coupons'
import { ledgerEntries } from '../database/schema/ledgers'
import { newId } from '../random'
import { expirePointsOf } from '../services/ledgers/expire-points'
import { lockAccount, post } from '../services/ledgers/ledgers'
import { pointAccount } from '../services/ledgers/points'

/** Expires a user's usable points, memberships, coupons and cards. */
export async function expireEverything(context: Context, userId: string): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  await lockAccount(db, { ledger: 'POINTS', ownerId: userId })
  await db
    .update(ledgerEntries)
    .set({ expiresAt: now })
    .where(and(eq(ledgerEntries.ledger, 'POINTS'), eq(ledgerEntries.ownerId, userId), gt(ledgerEntries.expiresAt, now)))
  await expirePointsOf(context, userId)
  await db
    .update(memberships)
    .set({ endsAt: now })
    .where(and(eq(memberships.userId, userId), gt(memberships.endsAt, now)))
  await db
    .update(coupons)
    .set({ expiresAt: now })
    .where(and(eq(coupons.userId, userId), eq(coupons.state, 'AVAILABLE')))
  await db
    .update(cards)
    .set({ expiresAt: now })
    .where(and(eq(cards.userId, userId), eq(cards.state, 'ACTIVE')))
}

/** Revokes unused grants: points, the membership, coupons. */
export async function revokeGrants(context: Context, userId: string): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const { balance, frozen } = await pointAccount(db, userId, now)
  const taken = { ledger: 'POINTS' as const, ownerId: userId, cause: 'GIFT' as const, causeId: newId(), at: now }
  await post(db, [{ ...taken, amount: frozen - balance }])
  await db
    .update(memberships)
    .set({ endsAt: now })
    .where(and(eq(memberships.userId, userId), isNull(memberships.unitId), gt(memberships.endsAt, now)))
  await db
    .update(coupons)
    .set({ expiresAt: now })
    .where(and(eq(coupons.userId, userId), eq(coupons.obtainType, 'GRANT'), eq(coupons.state, 'AVAILABLE')))
}
