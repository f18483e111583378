import type { DeliverMethod } from '@/contracts/session/list-sessions-static'
import type { Locale } from '@/domain/locale'
import type { DemoShow } from '../demo/demo-types'
import { translate } from '../texts/text'

/** Arrival time and things to bring: one text for order and ticket. `show`: null if it is no longer listed. */
export function arrivalText(show: DemoShow | null, deliverMethod: DeliverMethod | undefined, locale: Locale): string {
  const key = deliverMethod === 'E_TICKET' ? 'arrival.code' : 'arrival.document'
  const minutes = show?.arrivalMinutes ?? null
  return minutes === null ? translate(locale, `${key}.hours`) : translate(locale, key, { minutes })
}
