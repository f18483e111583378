import { endpoint } from '../endpoint'
import type { Id, NoInput } from '../wire-types'

export type ListProvincesInput = NoInput

/** A province, city or district. */
export interface Region {
  id: Id
  name: string
  code: string
}

export type ListProvincesOutput = Region[]

/** The provinces that can be delivered to. */
export const listProvinces = endpoint<ListProvincesInput, ListProvincesOutput>({ path: 'user/pub/v1/provinces' })
