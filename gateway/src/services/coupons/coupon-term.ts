import { venueTime } from '@/domain/show-date'
import { DAY_MS } from '../../clock'

/** Validity of a coupon received now, epoch ms: days from the receipt, or this year for everyone (COUPON-040). */
export function couponTerm({ days, isOfYear }: { days: number; isOfYear?: boolean }, now: number) {
  const today = venueTime(now)
  if (isOfYear) return { startsAt: today.startOf('year').valueOf(), expiresAt: today.endOf('year').valueOf() }
  return { startsAt: now, expiresAt: now + days * DAY_MS }
}
