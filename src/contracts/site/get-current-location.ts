import { endpoint } from '../endpoint'
import type { Site } from './list-sites'

/** Degrees, both or neither; without them the server goes by what it knows of the network. */
export interface GetCurrentLocationInput {
  lat?: number
  lng?: number
}

export type GetCurrentLocationOutput = Site

/** The site whose visitors the user belongs to. */
export const getCurrentLocation = endpoint<GetCurrentLocationInput, GetCurrentLocationOutput>({
  path: 'home/pub/v5/citys/current_location',
  priority: 'low',
})
