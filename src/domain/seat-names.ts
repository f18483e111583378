import type { SeatRef } from '@/contracts/seat/seat-map'
import type { Locale } from './locale'

/** A seat as it is named. */
export type NamedSeat = Pick<SeatRef, 'zoneName' | 'rowName' | 'no'>

/** `C3 区 9排 6、7座` or `C3, Row 9, seats 6, 7`: how seats are written everywhere, zone and row once. */
export function seatNames(seats: readonly NamedSeat[], locale: Locale): string {
  const rows = new Map<string, { place: string; nos: string[] }>()
  for (const { zoneName, rowName, no } of seats) {
    const place = [zoneName, rowName].join(locale === 'en-US' ? ', ' : ' ')
    const row = rows.get(place) ?? { place, nos: [] }
    row.nos.push(no)
    rows.set(place, row)
  }
  return [...rows.values()]
    .map(({ place, nos }) =>
      locale === 'en-US'
        ? `${place}, ${nos.length > 1 ? 'seats' : 'seat'} ${nos.join(', ')}`
        : `${place} ${nos.join('、')}座`,
    )
    .join(' · ')
}
