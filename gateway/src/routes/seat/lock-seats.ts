import { lockSeats } from '@/contracts/seat/lock-seats'
import { sessionOfShow } from '../../catalogue/session-of-show'
import { privateRoute } from '../../http/define-route'
import { checkPayable } from '../../services/payments/payment-products'
import { awaitTurn } from '../../services/queue/queue'
import { keepWantedSeats } from '../../services/seats/keep-wanted-seats'

export const lockSeatsRoute = privateRoute(lockSeats, async (call) => {
  const found = sessionOfShow(call.shop.catalogue, call.input)
  if (!found.show.isFree) checkPayable(call, found.show.minPriceCent)
  await awaitTurn(call, found.show)
  return keepWantedSeats(call, found, call.input.seatIds)
})
