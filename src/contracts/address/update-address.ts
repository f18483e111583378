import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { AddressInput } from './address'

export interface UpdateAddressInput extends AddressInput {
  id: Id
}

export type UpdateAddressOutput = true

/** Changes an address (contract U4). Orders keep the one that they were placed with. */
export const updateAddress = endpoint<UpdateAddressInput, UpdateAddressOutput>({
  method: 'PUT',
  path: 'user/buyer/v3/user/addresses/:id',
  changes: ['addresses'],
})
