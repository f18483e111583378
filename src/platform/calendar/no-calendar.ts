import { unsupported } from '../unsupported'
import type { Calendar } from './contract'

/** The vendor lets nobody write into the calendar. */
export const noCalendar: Calendar = {
  isSupported: false,
  hasVendorButton: false,
  readAnswer: () => ({ kind: 'unsupported' }),
  add: unsupported,
}
