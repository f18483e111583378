import { and, eq, notInArray } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import type { CouponTemplate } from '../../catalogue/entities/coupon'
import type { Database } from '../../database/connect'
import type { CouponPromise } from '../../database/schema/coupon-terms'
import { coupons } from '../../database/schema/coupons'
import { newId } from '../../random'
import { confirmInventory, OutOfStock, reserveInventory } from '../inventory/inventory'
import type { Trade } from '../trade'
import { couponTerm } from './coupon-term'

type CouponRow = typeof coupons.$inferSelect

/** Templates of which a user has received coupons, used or not; presents do not count. */
export async function receivedOf(db: Database, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ templateId: coupons.templateId })
    .from(coupons)
    .where(and(eq(coupons.userId, userId), notInArray(coupons.obtainType, ['GIFT', 'GRANT', 'PRIME', 'PACKAGE'])))
  return new Set(rows.map(({ templateId }) => templateId))
}

/**
 * Gives a user the coupons of a template, all of a package; false if they have them already: no user receives them
 * twice. Refused when the quota is used up. Call it inside a transaction.
 */
export async function receiveCoupons(
  trade: Trade,
  userId: string,
  template: CouponTemplate,
  obtainType: string,
): Promise<boolean> {
  const { db } = trade
  const inserted = await db
    .insert(coupons)
    .values(
      Array.from({ length: template.qty }, (_empty, at) => couponRow(trade, userId, template, obtainType, at + 1)),
    )
    .onConflictDoNothing()
    .returning({ id: coupons.id })
  if (inserted.length === 0) return false
  await claimFromQuota(
    db,
    template.couponTemplateId,
    inserted.map(({ id }) => id),
  )
  return true
}

/** One more coupon of a template, whatever the user has and whatever is left: what the shop gives away. */
export function grantCoupon(
  trade: Trade,
  userId: string,
  template: CouponTemplate,
  differs: Partial<CouponRow> = {},
): Promise<string> {
  return addCoupon(trade, userId, template, { obtainType: 'GRANT', ...differs })
}

/** One more coupon that takes nothing from the quota: it comes from elsewhere, and differs from its template. */
export async function addCoupon(
  trade: Trade,
  userId: string,
  template: CouponPromise,
  differs: Partial<CouponRow> & Pick<CouponRow, 'obtainType'>,
): Promise<string> {
  const { db } = trade
  const known = await db
    .select({ copy: coupons.copy })
    .from(coupons)
    .where(and(eq(coupons.userId, userId), eq(coupons.templateId, template.couponTemplateId)))
  const copy = Math.max(template.qty, ...known.map((row) => row.copy)) + 1
  const row = { ...couponRow(trade, userId, template, differs.obtainType, copy), ...differs }
  const [added] = await db.insert(coupons).values(row).onConflictDoNothing().returning({ id: coupons.id })
  // A concurrent one of the same user is visible now.
  return added?.id ?? addCoupon(trade, userId, template, differs)
}

/** A coupon of a template as a user would receive it now. */
export function couponRow(
  { clock }: Pick<Trade, 'clock'>,
  userId: string,
  template: CouponPromise,
  obtainType: string,
  copy: number,
): CouponRow {
  const { couponTemplateId: templateId, terms } = template
  const now = clock.now()
  return {
    id: newId(),
    userId,
    templateId,
    copy,
    state: 'AVAILABLE',
    obtainType,
    terms,
    obtainedAt: now,
    redeemedAt: null,
    remindedAt: null,
    sourceUnitId: null,
    ...couponTerm(template, now),
  }
}

async function claimFromQuota(tx: Database, inventoryId: string, couponIds: readonly string[]): Promise<void> {
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
