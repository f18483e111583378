import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { Region } from './list-provinces'

export interface ListProvinceCitiesInput {
  id: Id
}

export type ListProvinceCitiesOutput = Region[]

/** The cities of a province. */
export const listProvinceCities = endpoint<ListProvinceCitiesInput, ListProvinceCitiesOutput>({
  path: 'user/pub/v1/provinces/:id/cities',
})
