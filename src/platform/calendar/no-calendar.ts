import { unsupported } from '../unsupported'
import type { Calendar } from './contract'

/** The vendor has no calendar access. */
export const noCalendar: Calendar = {
  isSupported: false,
  hasVendorButton: false,
  readAnswer: () => ({ kind: 'unsupported' }),
  add: unsupported,
}
