import { endpoint } from '../endpoint'
import type { Page, PageQuery } from '../page'
import type { Address } from './address'

export type ListAddressesInput = PageQuery
export type ListAddressesOutput = Page<Address>

export const listAddresses = endpoint<ListAddressesInput, ListAddressesOutput>({
  path: 'user/buyer/v3/user/addresses',
})
