import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'
import type { OpenShowCard } from './open-show-card'

export interface GetOpenShowInput {
  openShowId: Id
}

interface OpenSession {
  sessionId: Id
  name: string
  /** People that there is still room for. */
  left: number
}

export interface GetOpenShowOutput extends OpenShowCard {
  html: string
  venueAddress: string
  registerBeginTime: EpochMs
  registerEndTime: EpochMs
  sessions: OpenSession[]
}

/** An open show with its sessions (contract E2). */
export const getOpenShow = endpoint<GetOpenShowInput, GetOpenShowOutput>({ path: 'show/pub/v3/open_shows/:openShowId' })
