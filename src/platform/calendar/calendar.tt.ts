import { refusalOf } from '../vendor-error'
import type { Calendar } from './contract'
import { noCalendar } from './no-calendar'

/** Douyin adds calendar entries only by its own button. */
export const calendar: Calendar = {
  ...noCalendar,
  isSupported: true,
  hasVendorButton: true,
  readAnswer: (detail) => (isDone(detail) ? { kind: 'added' } : refusalOf(detail)),
}

function isDone(detail: unknown): boolean {
  return /:ok$/.test(String((detail as { errMsg?: unknown } | null)?.errMsg))
}
