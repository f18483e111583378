import type { IdType } from '@/contracts/attendee/attendee'
import type { Day } from '@/contracts/wire-types'
import { ageOn, personFromIdCard } from './identity-document'

/** Age of majority, years. */
const ADULT_AGE = 18
/** Sessions are in one zone, hours east of UTC. */
const ZONE_HOURS = 8

/** The birthday in the number of a document; null if it contains none. */
export function birthdayOf(idType: IdType, idNo: string): Day | null {
  const isKnown = idType === 'ID_CARD' || idType === 'HK_MACAO_TAIWAN_RESIDENCE'
  return isKnown ? (personFromIdCard(idNo)?.birthday ?? null) : null
}

/** True if a person is younger than 18 at a moment (epoch ms); false if their document has no birthday (USER-037). */
export function isMinor(birthday: Day | null, now: number): boolean {
  if (birthday === null) return false
  const today = new Date(now + ZONE_HOURS * 3_600_000).toISOString().slice(0, 10)
  return ageOn(birthday, today) < ADULT_AGE
}
