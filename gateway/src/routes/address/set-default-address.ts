import { setDefaultAddress as setDefaultAddressCall } from '@/contracts/address/set-default-address'
import { privateRoute } from '../../http/define-route'
import { setDefaultAddress } from '../../services/people/addresses'

export const setDefaultAddressRoute = privateRoute(setDefaultAddressCall, async (call) => {
  await setDefaultAddress(call, call.input.id)
  return true as const
})
