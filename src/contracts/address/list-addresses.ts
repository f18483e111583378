import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { Address } from './address'

export type ListAddressesInput = PageQuery
export type ListAddressesOutput = Page<Address>

/** Page size of a list of all addresses. */
export const ADDRESS_PICKER_LENGTH = 50

/** The addresses of the user, the default one first. */
export const listAddresses = endpoint<ListAddressesInput, ListAddressesOutput>({
  path: 'user/buyer/v3/user/addresses',
})
