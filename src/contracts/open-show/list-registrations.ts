import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { Registration } from './registration'

export type ListRegistrationsOutput = Page<Registration>

/** Registrations of the user, the latest first (contract E4). */
export const listRegistrations = endpoint<PageQuery, ListRegistrationsOutput>({
  path: 'show/buyer/v3/open_shows/registrations',
})
