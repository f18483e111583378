import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import type { Locale } from '@/domain/locale'
import type { Show } from '../catalogue/entities/show'
import { translate } from '../texts/text'

/** Arrival time and things to bring: one text for order and ticket. `show`: null if it is no longer listed. */
export function arrivalText(show: Show | null, deliverMethod: DeliverMethod | undefined, locale: Locale): string {
  const hasCode = deliverMethod === 'E_TICKET'
  const minutes = show?.arrivalMinutes ?? null
  if (minutes === null) return translate(locale, hasCode ? 'arrival.code.hours' : 'arrival.document.hours')
  return translate(locale, hasCode ? 'arrival.code' : 'arrival.document', { minutes })
}
