import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { Address } from './address'

export interface GetAddressInput {
  id: Id
}

export type GetAddressOutput = Address

/** One address of the user (USER-047). */
export const getAddress = endpoint<GetAddressInput, GetAddressOutput>({
  path: 'user/buyer/v3/user/addresses/:id/detail',
})
