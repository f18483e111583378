import { createParkingOrder } from '@/contracts/parking/create-parking-order'
import { privateRoute } from '../../http/define-route'
import { presentPlacedOrder } from '../../presenters/placed-order'
import { lockUser } from '../../services/accounts/lock-user'
import { orderParking } from '../../services/parking/create-parking-order'

export const createParkingOrderRoute = privateRoute(createParkingOrder, async (call) => {
  await lockUser(call)
  return presentPlacedOrder(await orderParking(call))
})
