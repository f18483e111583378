import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { AddressInput } from './address'

export type CreateAddressInput = AddressInput

export interface CreateAddressOutput {
  addressId: Id
}

/** Keeps an address of the user (contract U3). */
export const createAddress = endpoint<CreateAddressInput, CreateAddressOutput>({
  method: 'POST',
  path: 'user/buyer/v3/user/addresses',
  changes: ['addresses'],
  isCreate: true,
})
