import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'

export type ListHiddenModulesInput = NoInput

/** Codes of the rows that the user's own page leaves out, such as ORDERS; FUNCTIONS for what the merchant adds. */
export type ListHiddenModulesOutput = string[]

/** Parts of the app that this merchant does not show. */
export const listHiddenModules = endpoint<ListHiddenModulesInput, ListHiddenModulesOutput>({
  path: 'home/pub/v3/module_not_display',
  priority: 'low',
})
