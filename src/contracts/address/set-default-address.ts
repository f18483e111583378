import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface SetDefaultAddressInput {
  id: Id
}

export type SetDefaultAddressOutput = true

/** Makes an address the one default of the user (contract U6). */
export const setDefaultAddress = endpoint<SetDefaultAddressInput, SetDefaultAddressOutput>({
  method: 'PUT',
  path: 'user/buyer/v3/user/addresses/:id/default',
  changes: ['addresses'],
})
