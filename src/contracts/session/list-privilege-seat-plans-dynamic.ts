import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { ListSeatPlansDynamicOutput } from './list-seat-plans-dynamic'
import type { ListSeatPlansInput } from './list-seat-plans-static'

export interface ListPrivilegeSeatPlansDynamicInput extends ListSeatPlansInput {
  privilegeId: Id
}

/** `listSeatPlansDynamic` for a user with a privilege (SEAT-020). */
export const listPrivilegeSeatPlansDynamic = endpoint<ListPrivilegeSeatPlansDynamicInput, ListSeatPlansDynamicOutput>({
  path: 'show/buyer/v5/privilege/show/:showId/show_session/:bizShowSessionId/seat_plans_dynamic_data',
  priority: 'high',
})
