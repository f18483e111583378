import type { RefundRuleSnapshot } from '../../database/schema/snapshots'
import type { DemoShow } from '../../demo/demo-types'

/** Refunds of one session allowed per buyer (REFUND-010). */
const MAX_TIMES = 2

/** What a refund costs, by the time before the session (REFUND-011): later than the last it is not possible. */
const PERIODS = [
  { beforeHours: 72, feeRate: 0 },
  { beforeHours: 24, feeRate: 0.2 },
] as const

/** The rule of a show, as it is copied into its orders. */
export function refundRuleOf({ serviceNotes }: DemoShow): RefundRuleSnapshot {
  const isRefundable = serviceNotes.some(({ code }) => code === 'CONDITIONAL_REFUND')
  return { isRefundable, periods: isRefundable ? PERIODS : [], maxTimes: MAX_TIMES }
}
