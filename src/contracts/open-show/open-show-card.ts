import type { NamePart } from '../show/show-card'
import type { Id } from '../wire-types'

export type OpenShowState = 'NOT_STARTED' | 'REGISTERING' | 'FULL' | 'ENDED'

/** A free show that people register for, as an item of a list. */
export interface OpenShowCard {
  openShowId: Id
  name: string
  /** The name, cut where it matches what was searched for. */
  nameArr: NamePart[]
  posterUrl: string
  timeDesc: string
  venueName: string
  cityName: string
  /** State of the registration. */
  state: OpenShowState
  registeredCount: number
  /** People that there is room for. */
  quota: number
}
