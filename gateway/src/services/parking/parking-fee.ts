import type { Parking } from '../../catalogue/entities/visits'
import { DAY_MS, HOUR_MS } from '../../clock'

const MINUTE_MS = 60_000

/** Part of a stay, epoch ms. */
export interface ParkedTime {
  from: number
  until: number
  /** Part of it is paid: no free minutes remain. */
  isLonger: boolean
}

/** Parking fee in cents: per started hour, with a maximum in 24 hours and free first minutes (PARK-007). */
export function parkingFee(
  { freeMinutes, hourCents, dayMaxCents }: Parking,
  { from, until, isLonger }: ParkedTime,
): number {
  const time = Math.max(0, until - from)
  if (time === 0 || (!isLonger && time <= freeMinutes * MINUTE_MS)) return 0
  const days = Math.floor(time / DAY_MS)
  const hours = Math.ceil((time % DAY_MS) / HOUR_MS)
  return days * dayMaxCents + Math.min(hours * hourCents, dayMaxCents)
}
