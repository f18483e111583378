import type { GetRefundRuleOutput, RefundPeriod } from '@/contracts/refund/get-refund-rule'
import type { Locale } from '@/domain/locale'
import { HOUR_MS } from '../clock'
import type { RefundRuleSnapshot } from '../database/schema/snapshots'
import { escapeMarkup } from '../escape-markup'
import type { RefundableRecord } from '../services/refunds/refund-records'
import { beginOf } from '../services/refunds/refundable'
import { type LocalText, translate } from '../texts/text'

/** Refund fees of an order, from now until its first session. */
export function presentRefundRule(record: RefundableRecord, locale: Locale): GetRefundRuleOutput {
  const { order, tickets } = record
  const begins = tickets.map(({ sessionId }) => beginOf(record, sessionId))
  const beginAt = begins.length > 0 ? Math.min(...begins) : null
  return {
    kind: 'REFUND',
    title: translate(locale, 'refund.rule.title'),
    html: paragraph(translate(locale, 'refund.tip.benefits')),
    periods: presentRefundPeriods(order.refundRule, beginAt, locale),
  }
}

/** Refund terms of a card: buyers cannot return one at any time. */
export function presentCardRefundRule(name: LocalText, locale: Locale): GetRefundRuleOutput {
  const never = { feeRate: 1, feeDesc: translate(locale, 'card.refund.none'), allowed: false }
  return {
    kind: 'REFUND',
    title: translate(locale, 'card.refund.title', { name: name[locale] }),
    html: paragraph(translate(locale, 'card.refund.words')),
    periods: [{ ...never, timeDesc: translate(locale, 'refund.rule.always') }],
  }
}

function paragraph(text: string): string {
  return `<p>${escapeMarkup(text)}</p>`
}

/** Periods of a rule with their fees, the earliest first; `beginAt` of the session is epoch ms. */
export function presentRefundPeriods(
  refundRule: RefundRuleSnapshot | null,
  beginAt: number | null,
  locale: Locale,
): RefundPeriod[] {
  const none = { feeRate: 1, feeDesc: translate(locale, 'refund.rule.none'), allowed: false }
  const agreed = [...(refundRule?.periods ?? [])].sort((a, b) => b.beforeHours - a.beforeHours)
  if (agreed.length === 0) return [{ ...none, timeDesc: translate(locale, 'refund.rule.always') }]
  const at = (hours: number) => (beginAt === null ? undefined : beginAt - hours * HOUR_MS)
  const periods = agreed.map(({ beforeHours, feeRate }, index): RefundPeriod => {
    const earlier = agreed[index - 1]
    const percent = Math.round(feeRate * 100)
    return {
      ...(earlier && { from: at(earlier.beforeHours) }),
      to: at(beforeHours),
      timeDesc: earlier
        ? translate(locale, 'refund.rule.between', { from: beforeHours, to: earlier.beforeHours })
        : translate(locale, 'refund.rule.before', { hours: beforeHours }),
      feeRate,
      feeDesc:
        percent === 0 ? translate(locale, 'refund.rule.free') : translate(locale, 'refund.rule.fee', { percent }),
      allowed: true,
    }
  })
  const last = agreed[agreed.length - 1]?.beforeHours ?? 0
  return [...periods, { ...none, from: at(last), timeDesc: translate(locale, 'refund.rule.after', { hours: last }) }]
}
