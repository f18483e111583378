import { getAddress } from '@/contracts/address/get-address'
import { privateRoute } from '../../http/define-route'
import { presentAddress } from '../../presenters/address'
import { ownAddress } from '../../services/people/addresses'

export const getAddressRoute = privateRoute(getAddress, async (call) =>
  presentAddress(await ownAddress(call, call.input.id)),
)
