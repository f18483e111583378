import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'

export type ListHiddenModulesInput = NoInput

/**
 * Codes of what the user's own page leaves out: ORDERS, TICKETS, COUPONS, POINTS, ATTENDEES, ADDRESSES, RIGHTS,
 * CERTIFICATES, STUDENT, LANGUAGE, SKIN, SUPPORT, SETTINGS, FUNCTIONS.
 */
export type ListHiddenModulesOutput = string[]

/** Parts of the app that this merchant does not show. */
export const listHiddenModules = endpoint<ListHiddenModulesInput, ListHiddenModulesOutput>({
  path: 'home/pub/v3/module_not_display',
  priority: 'low',
})
