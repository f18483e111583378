import type { AgeLimit } from '@/contracts/order/pre-order'
import type { RealNameType } from '@/contracts/session/list-sessions-static'

/** The number of attendees a purchase needs: none, one, or one for each ticket. */
export function requiredAttendees(realNameType: RealNameType, ticketCount: number): number {
  if (realNameType === 'NONE') return 0
  return realNameType === 'ONE_PER_ORDER' ? 1 : ticketCount
}

export interface ChosenAttendee {
  id: string
  selectable: boolean
  /** Age on the day of the session; `null` if the document does not contain it. */
  age: number | null
}

export type AttendeeError =
  | { kind: 'missing' }
  | { kind: 'tooFew' | 'tooMany'; required: number }
  | { kind: 'notSelectable' }
  | { kind: 'age'; limit: AgeLimit }

/** Checks the chosen attendees of an order against its rules; the first fault found, or `null`. */
export function attendeeError(
  chosen: readonly ChosenAttendee[],
  required: number,
  ageLimits: readonly AgeLimit[],
): AttendeeError | null {
  if (required > 0 && chosen.length === 0) return { kind: 'missing' }
  if (chosen.length < required) return { kind: 'tooFew', required }
  if (chosen.length > required) return { kind: 'tooMany', required }
  if (chosen.some((attendee) => !attendee.selectable)) return { kind: 'notSelectable' }
  if (required === 0) return null
  const broken = ageLimits.find((limit) => countInBand(chosen, limit) < limit.minQty)
  return broken ? { kind: 'age', limit: broken } : null
}

function countInBand(chosen: readonly ChosenAttendee[], { minAge, maxAge }: AgeLimit): number {
  return chosen.filter(({ age }) => age !== null && age >= minAge && age <= maxAge).length
}
