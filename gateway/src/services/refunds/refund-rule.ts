import type { Show } from '../../catalogue/entities/show'
import type { RefundRuleSnapshot } from '../../database/schema/snapshots'

/** Refunds of one session allowed per buyer (REFUND-010). */
const MAX_TIMES = 2

/** Refund fees by the time before the session (REFUND-011); no refund after the last one. */
const PERIODS = [
  { beforeHours: 72, feeRate: 0 },
  { beforeHours: 24, feeRate: 0.2 },
] as const

/** The rule of a show, as it is copied into its orders. */
export function refundRuleOf({ serviceNotes }: Show): RefundRuleSnapshot {
  const isRefundable = serviceNotes.some(({ code }) => code === 'CONDITIONAL_REFUND')
  return { isRefundable, periods: isRefundable ? PERIODS : [], maxTimes: MAX_TIMES }
}
