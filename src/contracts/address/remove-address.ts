import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface RemoveAddressInput {
  id: Id
}

export type RemoveAddressOutput = true

/** Forgets an address (contract U5). Orders keep the one that they were placed with. */
export const removeAddress = endpoint<RemoveAddressInput, RemoveAddressOutput>({
  method: 'DELETE',
  path: 'user/buyer/v3/user/addresses/:id',
  changes: ['addresses'],
})
