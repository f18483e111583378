import type { Locale } from '@/domain/locale'
import { sessionTimeText } from '@/domain/session-time'
import type { RefundTerms } from '../services/refunds/refund-terms'
import { translate } from '../texts/text'

/** Words of the terms of a session, with times at its venue (D-46). */
export function refundTermsText(
  terms: RefundTerms,
  { locale, utcOffset }: { locale: Locale; utcOffset: number },
): string {
  if (terms.kind === 'never') return translate(locale, 'notice.refund.none')
  if (terms.kind === 'over') return translate(locale, 'notice.refund.over')
  const time = sessionTimeText(terms.until, locale, utcOffset)
  return terms.feeRate === 0
    ? translate(locale, 'notice.refund.free', { time })
    : translate(locale, 'notice.refund.fee', { time, percent: Math.round(terms.feeRate * 100) })
}
