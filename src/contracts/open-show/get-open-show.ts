import { endpoint } from '../endpoint'
import type { FormField } from '../form/form-field'
import type { EpochMs, Id } from '../wire-types'
import type { OpenShowCard } from './open-show-card'
import type { Registration } from './registration'

export interface GetOpenShowInput {
  openShowId: Id
}

export interface OpenSession {
  sessionId: Id
  name: string
  /** People that there is still room for. */
  left: number
  /** Has begun. */
  over: boolean
}

export interface GetOpenShowOutput extends OpenShowCard {
  html: string
  venueAddress: string
  registerBeginTime: EpochMs
  registerEndTime: EpochMs
  sessions: OpenSession[]
  formSchema: FormField[]
  /** The caller's latest registration. */
  mine?: Registration
  /** People of one registration, named; 0 if the user comes alone, without names. */
  maxAttendees: number
  /** True if a clerk decides on registrations. */
  reviewed: boolean
}

/** An open show with its sessions (contract E2). */
export const getOpenShow = endpoint<GetOpenShowInput, GetOpenShowOutput>({ path: 'show/pub/v3/open_shows/:openShowId' })
