import type { EpochMs, Id } from '../wire-types'

/** Waits for a clerk; has a place; was refused; was taken back by the user; has come. */
export type RegistrationState = 'PENDING' | 'APPROVED' | 'REJECTED' | 'CANCELED' | 'CHECKED_IN'

/** Places of an open show that the user has requested. */
export interface Registration {
  registrationId: Id
  openShowId: Id
  name: string
  posterUrl: string
  venueName: string
  sessionName: string
  state: RegistrationState
  /** Reason in the clerk's words. */
  rejectReason?: string
  /** Read aloud where the code cannot be scanned; of an approved registration. */
  entryCode?: string
  /** Code for the entrance; for an approved registration. */
  qrCode?: string
  /** People who come. */
  places: number
  /** Their names, where they were requested. */
  attendees: string[]
  canCancel: boolean
  createTime: EpochMs
}
