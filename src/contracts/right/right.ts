import type { Jump } from '../jump'
import type { EpochMs, Id } from '../wire-types'

/** Something that a user may do, or gets cheaper, and why. */
export interface Right {
  rightId: Id
  name: string
  iconUrl: string
  /** Benefits. */
  desc: string
  /** Absent for one that does not end. */
  validTo?: EpochMs
  /** Page on which it is renewed or used; absent without one. */
  jump?: Jump
}

/** Source of a right: a card, a membership, a certification. */
export interface RightRecord {
  id: Id
  name: string
  /** Over, in use, or still to begin. */
  status: 'ACTIVE' | 'UPCOMING' | 'EXPIRED'
  obtainTime: EpochMs
}
