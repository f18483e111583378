import type { Locale } from '@/domain/locale'
import { sessionTimeText } from '@/domain/session-time'
import type { LocalText } from '../texts/text'

/** A session that was sold or is offered. */
interface TimedSession {
  name: LocalText
  /** Epoch ms. */
  beginAt: number
  utcOffset: number
}

/** Time of a session wherever it is shown: its begin, or the opening hours that its name adds. */
export function presentSessionTime({ name, beginAt, utcOffset }: TimedSession, locale: Locale): string {
  const time = sessionTimeText(beginAt, locale, utcOffset)
  return name[locale].startsWith(`${time}–`) ? name[locale] : time
}
