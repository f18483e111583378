import { removeAddress as removeAddressCall } from '@/contracts/address/remove-address'
import { privateRoute } from '../../http/define-route'
import { removeAddress } from '../../services/people/addresses'

export const removeAddressRoute = privateRoute(removeAddressCall, async (call) => {
  await removeAddress(call, call.input.id)
  return true as const
})
