import { HOUR_MS } from '../../clock'
import type { RefundRuleSnapshot } from '../../database/schema/snapshots'

/**
 * Whether tickets of a session may be returned at a moment, for what fee (the share that is kept), and until when that
 * fee holds (epoch ms). `never`: the rule excludes returns; `over`: it is too late.
 */
export type RefundTerms = { kind: 'never' } | { kind: 'over' } | { kind: 'open'; feeRate: number; until: number }

/**
 * The one answer to "may this be returned, until when, for what fee" (D-46, REFUND-011): whatever promises, shows or
 * grants a refund of tickets asks here. `beginAt` of the session and `now` are epoch ms.
 */
export function refundTerms(rule: RefundRuleSnapshot | null, beginAt: number, now: number): RefundTerms {
  if (!rule?.isRefundable || rule.periods.length === 0) return { kind: 'never' }
  const periods = [...rule.periods].sort((a, b) => b.beforeHours - a.beforeHours)
  const period = periods.find(({ beforeHours }) => now <= beginAt - beforeHours * HOUR_MS)
  if (!period) return { kind: 'over' }
  return { kind: 'open', feeRate: period.feeRate, until: beginAt - period.beforeHours * HOUR_MS }
}
