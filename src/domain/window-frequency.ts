import type { WindowFrequency } from '@/contracts/layout/offer-components'
import { venueTime } from './show-date'

/**
 * True if a window may open automatically: once ever, once a day of the shop, or each time. `lastSeen` and `now` in
 * epoch ms; `lastSeen` is null for a window that was never seen.
 */
export function isWindowDue(frequency: WindowFrequency, lastSeen: number | null, now: number): boolean {
  if (lastSeen === null || frequency === 'ALWAYS') return true
  return frequency === 'DAILY' && dayOf(lastSeen) !== dayOf(now)
}

function dayOf(at: number): string {
  return venueTime(at).format('YYYY-MM-DD')
}
