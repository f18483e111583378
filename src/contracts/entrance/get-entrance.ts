import { endpoint } from '../endpoint'
import type { FormField } from '../form/form-field'
import type { EpochMs, Id } from '../wire-types'

export interface GetEntranceInput {
  id: Id
}

/** A registered visitor at check-in. */
export interface EntranceRegistration {
  registrationId: Id
  /** Read aloud where the code cannot be scanned. */
  entryCode: string
  /** Code for the entrance. */
  qrCode: string
  /** True once checked in. */
  checkedIn: boolean
  createTime: EpochMs
}

export interface GetEntranceOutput {
  id: Id
  title: string
  desc: string
  imgUrl: string
  venueName: string
  venueAddress: string
  formSchema: FormField[]
  /** The caller's own. */
  registered?: EntranceRegistration
}

/** An entrance where visitors register by themselves (contract E5). */
export const getEntrance = endpoint<GetEntranceInput, GetEntranceOutput>({
  path: 'show/pub/v3/entrance_registrations/:id',
})
