import { and, eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import { couponClaims } from '../../database/schema/coupons'
import { ledgerHolds } from '../../database/schema/ledgers'
import type { OrderRow } from '../orders/order-records'
import { signedToken, tokenClaims } from '../verification/signed-token'
import { planHash, type RefundPlan } from './refund-plan'

/** Validity of a preview, s. */
export const PREVIEW_SECONDS = 10 * 60

type Call = Pick<UserCall, 'clock' | 'shop' | 'user'>

/** Proves that the user has seen what a refund gives back. */
export function previewToken(call: Call, orderId: string, plan: RefundPlan): string {
  return signedToken(call, { use: 'REFUND', userId: call.user.userId, orderId, plan: planHash(plan) }, PREVIEW_SECONDS)
}

/** The hash of the plan that the user has seen; refused when it is not theirs, of another order, or over. */
export function seenPlan(call: Call, orderId: string, token: string): string {
  const claims = tokenClaims(call, token)
  const isOwn = claims?.use === 'REFUND' && claims.userId === call.user.userId && claims.orderId === orderId
  if (!isOwn) throw new BusinessError(BUSINESS_ERROR.amountChanged, 'refund.changed', { mode: 1 })
  return String(claims.plan)
}

/** Benefits that return with the last unit of an order. */
export async function benefitsOf(
  db: UserCall['db'],
  { rootId }: OrderRow,
): Promise<{ returnsCoupons: boolean; returnPoint: number }> {
  const used = await db
    .select({ id: couponClaims.couponId })
    .from(couponClaims)
    .where(and(eq(couponClaims.orderId, rootId), eq(couponClaims.state, 'USED')))
  const [points] = await db
    .select({ amount: ledgerHolds.amount })
    .from(ledgerHolds)
    .where(and(eq(ledgerHolds.orderId, rootId), eq(ledgerHolds.ledger, 'POINTS'), eq(ledgerHolds.state, 'SPENT')))
  return { returnsCoupons: used.length > 0, returnPoint: points?.amount ?? 0 }
}
