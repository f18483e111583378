import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { Region } from './list-provinces'

export interface ListDistrictsInput {
  id: Id
}

export type ListDistrictsOutput = Region[]

/** The districts of a city. */
export const listDistricts = endpoint<ListDistrictsInput, ListDistrictsOutput>({
  path: 'user/pub/v1/provinces/cities/:id/districts',
})
