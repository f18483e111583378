import { createAddress } from '@/contracts/address/create-address'
import { privateRoute } from '../../http/define-route'
import { addAddress } from '../../services/people/addresses'

export const createAddressRoute = privateRoute(createAddress, async (call) => ({
  addressId: await addAddress(call, call.input),
}))
