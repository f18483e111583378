import { endpoint } from '../endpoint'
import type { NoInput } from '../wire-types'
import type { Right } from './right'

export type ListRightsInput = NoInput

export type ListRightsOutput = Right[]

/** The rights that the user has now (contract U10). */
export const listRights = endpoint<ListRightsInput, ListRightsOutput>({ path: 'user/buyer/v3/user/rights' })
