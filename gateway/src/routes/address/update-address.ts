import { updateAddress as updateAddressCall } from '@/contracts/address/update-address'
import { privateRoute } from '../../http/define-route'
import { updateAddress } from '../../services/people/addresses'

export const updateAddressRoute = privateRoute(updateAddressCall, async (call) => {
  const { id, ...address } = call.input
  await updateAddress(call, id, address)
  return true as const
})
