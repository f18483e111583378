import type { VoucherCard } from '@/contracts/voucher/voucher-card'
import type { Locale } from '@/domain/locale'
import { monthDayText, venueTime, weekdayName } from '@/domain/show-date'

/** Vouchers under one heading: those of a day at the venue, or those that are over. */
export interface VoucherGroup {
  /** `2026-12-05`, or `over`. */
  key: string
  /** Days from today on the clock of the venue; null for what is over. */
  inDays: number | null
  vouchers: VoucherCard[]
}

/**
 * Vouchers by day in the order given, those of a day that open no door behind the others; what is over comes under one
 * heading. `now` in epoch ms.
 */
export function groupVouchers(vouchers: readonly VoucherCard[], now: number): VoucherGroup[] {
  const groups = new Map<string, VoucherGroup>()
  for (const voucher of vouchers) {
    const day = venueTime(voucher.showTime, voucher.utcOffset).startOf('day')
    const inDays = day.diff(venueTime(now, voucher.utcOffset).startOf('day'), 'day')
    const isOver = voucher.voucherState === 'EXPIRED' || (inDays < 0 && !isUsable(voucher))
    const key = isOver ? 'over' : day.format('YYYY-MM-DD')
    const group = groups.get(key) ?? { key, inDays: isOver ? null : inDays, vouchers: [] }
    group.vouchers.push(voucher)
    groups.set(key, group)
  }
  return [...groups.values()].map((group) => ({
    ...group,
    vouchers: group.inDays === null ? group.vouchers : usableFirst(group.vouchers),
  }))
}

function usableFirst(vouchers: readonly VoucherCard[]): VoucherCard[] {
  return [...vouchers.filter(isUsable), ...vouchers.filter((voucher) => !isUsable(voucher))]
}

/** True if tickets of it are still valid for entry. */
export function isUsable({ voucherState }: VoucherCard): boolean {
  return voucherState === 'UNUSED' || voucherState === 'LOCKED'
}

/** `12月5日 周六` or `Sat, Dec 5`, with the year where it is not the one of `now` (epoch ms). */
export function dayText({ showTime, utcOffset }: VoucherCard, now: number, locale: Locale): string {
  const day = venueTime(showTime, utcOffset)
  const [date, weekday] = [monthDayText(day, locale), weekdayName(day, locale)]
  const isThisYear = day.year() === venueTime(now, utcOffset).year()
  if (locale === 'en-US') return `${weekday}, ${date}${isThisYear ? '' : `, ${day.year()}`}`
  return `${isThisYear ? '' : `${day.year()}年`}${date} ${weekday}`
}
