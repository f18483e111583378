import type { ServiceNote } from '@/contracts/show/get-show-static'
import type { Locale } from '@/domain/locale'
import type { Show } from '../catalogue/entities/show'
import { refundRuleOf } from '../services/refunds/refund-rule'
import { refundTerms } from '../services/refunds/refund-terms'
import { translate } from '../texts/text'
import { presentRefundPeriods } from './refund-rule'
import { refundTermsText } from './refund-terms'

interface Viewer {
  locale: Locale
  /** Epoch ms. */
  now: number
}

/** Notes for buyers of a show; those on refunds hold at this moment (D-46). */
export function presentServiceNotes(show: Show, viewer: Viewer): ServiceNote[] {
  const { locale } = viewer
  return show.serviceNotes.map(({ code, title, desc }) => ({
    title: title[locale],
    desc: code === 'CONDITIONAL_REFUND' ? refundNote(show, viewer) : desc[locale],
  }))
}

/** The terms of the sessions to come: of the only one, or the rule where they may differ. */
function refundNote(show: Show, { locale, now }: Viewer): string {
  const rule = refundRuleOf(show)
  const { utcOffset } = show
  const terms = show.sessions
    .filter(({ beginAt }) => beginAt > now)
    .map(({ beginAt }) => refundTerms(rule, beginAt, now))
  const open = terms.filter(({ kind }) => kind === 'open')
  const [only] = terms
  if (only && terms.length === 1) return refundTermsText(only, { locale, utcOffset })
  if (open.length === 0) return translate(locale, 'notice.refund.over')
  const lines = presentRefundPeriods(rule, null, locale).map(({ timeDesc: time, feeDesc: fee }) =>
    translate(locale, 'order.about.refund.rule', { time, fee }),
  )
  const isPartly = open.length < terms.length
  return [...lines, ...(isPartly ? [translate(locale, 'notice.refund.partly')] : [])].join(
    translate(locale, 'notice.refund.and'),
  )
}
