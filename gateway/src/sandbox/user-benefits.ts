import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '../call'
import { cards, memberships } from '../database/schema/benefits'
import { coupons } from '../database/schema/coupons'
import { ledgerEntries } from '../database/schema/ledgers'
import { PRIME_LEVEL } from '../demo/member-rights'
import { POINT_LIFE_MS } from '../demo/point-terms'
import { newId } from '../random'
import { cardSnapshot, makeCard } from '../services/cards/cards'
import { grantCertification } from '../services/certifications/grant-certification'
import { grantCoupon } from '../services/coupons/receive-coupons'
import { expirePointsOf } from '../services/ledgers/expire-points'
import { lockAccount, post } from '../services/ledgers/ledgers'
import { pointAccount } from '../services/ledgers/points'
import { giveMembership } from '../services/memberships/memberships'

/** Points and growth of somebody who has everything: enough for half of a dear ticket, and for the third level. */
const POINTS = 20_000
const GROWTH = 2_600

/** Gives a user one of everything: certifications, points, growth, a membership, each coupon and card (contract D-18). */
export async function grantEverything(context: Context, userId: string): Promise<void> {
  const { db, clock, shop } = context
  const { offers } = shop.catalogue.demo
  const at = clock.now()
  for (const certType of ['STUDENT', 'FACE']) await grantCertification(context, userId, certType)
  const gift = { ownerId: userId, cause: 'GIFT' as const, at }
  await post(db, [
    { ...gift, ledger: 'POINTS', amount: POINTS, causeId: newId(), expiresAt: at + POINT_LIFE_MS },
    { ...gift, ledger: 'GROWTH', amount: GROWTH, causeId: newId() },
  ])
  const { primeCardId, validDays } = offers.membership
  await giveMembership(context, { userId, primeCardId, levelCode: PRIME_LEVEL, validDays, unitId: null })
  for (const template of offers.coupons) await grantCoupon(context, userId, template)
  for (const card of offers.cards) {
    await makeCard(context, { id: newId(), unitId: null, userId, cardId: card.cardId, snapshot: cardSnapshot(card) })
  }
}

/** Ends now what a user has and could use: points, memberships, coupons, cards. */
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

/** Takes back what was given and not used: points, the membership, coupons. */
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
