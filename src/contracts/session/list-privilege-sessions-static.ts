import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { ListSessionsInput, ListSessionsStaticOutput } from './list-sessions-static'

export interface ListPrivilegeSessionsStaticInput extends ListSessionsInput {
  privilegeId: Id
}

/** `listSessionsStatic` for a user with a privilege (SEAT-020). */
export const listPrivilegeSessionsStatic = endpoint<ListPrivilegeSessionsStaticInput, ListSessionsStaticOutput>({
  path: 'show/buyer/v5/privilege/show/:showId/sessions_static_data',
})
