import { and, asc, eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import type { Database } from '../../database/connect'
import { coupons } from '../../database/schema/coupons'
import type { DemoCoupon } from '../../demo/demo-offer-types'
import { newId } from '../../random'
import { confirmInventory, OutOfStock, reserveInventory } from '../inventory/inventory'
import type { Trade } from '../trade'

const DAY_MS = 86_400_000

/** Whether a user has coupons of a template, used or not. */
export async function hasReceived(db: Database, userId: string, templateId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.userId, userId), eq(coupons.templateId, templateId)))
    .limit(1)
  return row !== undefined
}

/**
 * Gives a user the coupons of a template, all of a package; false when they have them already: nobody receives them
 * twice. Refused when the quota is used up. Call it inside a transaction.
 */
export async function receiveCoupons(
  trade: Trade,
  userId: string,
  template: DemoCoupon,
  obtainType: string,
): Promise<boolean> {
  const { db, clock } = trade
  const now = clock.now()
  const inserted = await db
    .insert(coupons)
    .values(
      Array.from({ length: template.qty }, (_empty, at) => ({
        id: newId(),
        userId,
        templateId: template.couponTemplateId,
        copy: at + 1,
        state: 'AVAILABLE' as const,
        obtainType,
        terms: template.terms,
        obtainedAt: now,
        startsAt: now,
        expiresAt: now + template.days * DAY_MS,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: coupons.id })
  if (inserted.length === 0) return false
  await takeFromQuota(
    db,
    template.couponTemplateId,
    inserted.map(({ id }) => id),
  )
  return true
}

/** One more coupon of a template, whatever the user has and whatever is left: what the shop gives away. */
export async function grantCoupon(trade: Trade, userId: string, template: DemoCoupon): Promise<string> {
  const { db, clock } = trade
  const known = await db
    .select({ copy: coupons.copy })
    .from(coupons)
    .where(and(eq(coupons.userId, userId), eq(coupons.templateId, template.couponTemplateId)))
    .orderBy(asc(coupons.copy))
  const now = clock.now()
  const id = newId()
  await db.insert(coupons).values({
    id,
    userId,
    templateId: template.couponTemplateId,
    copy: Math.max(template.qty, ...known.map(({ copy }) => copy)) + 1,
    state: 'AVAILABLE',
    obtainType: 'GRANT',
    terms: template.terms,
    obtainedAt: now,
    startsAt: now,
    expiresAt: now + template.days * DAY_MS,
  })
  return id
}

async function takeFromQuota(tx: Database, inventoryId: string, couponIds: readonly string[]): Promise<void> {
  try {
    await reserveInventory(
      tx,
      couponIds.map((ownerId) => ({ inventoryId, ownerId, qty: 1 })),
      null,
    )
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error
    throw new BusinessError(BUSINESS_ERROR.couponGone, 'coupon.gone', { mode: 1 })
  }
  await confirmInventory(tx, couponIds)
}
