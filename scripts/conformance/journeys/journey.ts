import type { AreaName } from '../areas'
import type { Visitor } from '../visitor'

/** A user journey, call after call. */
export interface Journey {
  area: AreaName
  /** A sentence: `An order is placed and cancelled`. */
  title: string
  needsLogin: boolean
  play(visitor: Visitor): Promise<void>
}
