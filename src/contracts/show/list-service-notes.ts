import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { ServiceNote } from './get-show-static'

export interface ListServiceNotesInput {
  showId: Id
}

export type ListServiceNotesOutput = ServiceNote[]

/** Full notes for buyers of a show (CAT-109). */
export const listServiceNotes = endpoint<ListServiceNotesInput, ListServiceNotesOutput>({
  path: 'show/pub/v5/shows/:showId/service_notes',
})
