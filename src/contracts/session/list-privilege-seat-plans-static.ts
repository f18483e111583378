import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { ListSeatPlansInput, ListSeatPlansStaticOutput } from './list-seat-plans-static'

export interface ListPrivilegeSeatPlansStaticInput extends ListSeatPlansInput {
  privilegeId: Id
}

/** `listSeatPlansStatic` for a user with a privilege (SEAT-020). */
export const listPrivilegeSeatPlansStatic = endpoint<ListPrivilegeSeatPlansStaticInput, ListSeatPlansStaticOutput>({
  path: 'show/buyer/v5/privilege/show/:showId/show_session/:bizShowSessionId/seat_plans_static_data',
})
