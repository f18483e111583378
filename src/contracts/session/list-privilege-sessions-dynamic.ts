import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { ListSessionsDynamicOutput } from './list-sessions-dynamic'
import type { ListSessionsInput } from './list-sessions-static'

export interface ListPrivilegeSessionsDynamicInput extends ListSessionsInput {
  privilegeId: Id
}

/** `listSessionsDynamic` for a user with a privilege (SEAT-020). */
export const listPrivilegeSessionsDynamic = endpoint<ListPrivilegeSessionsDynamicInput, ListSessionsDynamicOutput>({
  path: 'show/buyer/v5/privilege/show/:showId/sessions_dynamic_data',
  priority: 'high',
})
