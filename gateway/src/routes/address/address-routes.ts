import type { Route } from '../../http/define-route'
import { createAddressRoute } from './create-address'
import { getAddressRoute } from './get-address'
import { listAddressesRoute } from './list-addresses'
import { removeAddressRoute } from './remove-address'
import { setDefaultAddressRoute } from './set-default-address'
import { updateAddressRoute } from './update-address'

export const addressRoutes: readonly Route[] = [
  createAddressRoute,
  getAddressRoute,
  listAddressesRoute,
  removeAddressRoute,
  setDefaultAddressRoute,
  updateAddressRoute,
]
