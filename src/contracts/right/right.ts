import type { Jump } from '../jump'
import type { EpochMs, Id } from '../wire-types'

/** Something that a user may do, or gets cheaper, and why. */
export interface Right {
  rightId: Id
  name: string
  iconUrl: string
  /** What it gives. */
  desc: string
  /** Absent for one that does not end. */
  validTo?: EpochMs
  /** Where it is kept up or used; absent where there is no such page. */
  jump?: Jump
}

/** What a right was given by: a card, a membership, a certification. */
export interface RightRecord {
  id: Id
  name: string
  /** Over, in use, or still to begin. */
  status: 'ACTIVE' | 'UPCOMING' | 'EXPIRED'
  obtainTime: EpochMs
}
