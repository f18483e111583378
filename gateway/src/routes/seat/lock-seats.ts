import { lockSeats } from '@/contracts/seat/lock-seats'
import { sessionOfShow } from '../../catalogue/session-of-show'
import { privateRoute } from '../../http/define-route'
import { keepWantedSeats } from '../../services/seats/keep-wanted-seats'

export const lockSeatsRoute = privateRoute(lockSeats, (call) =>
  keepWantedSeats(call, sessionOfShow(call.shop.catalogue, call.input), call.input.seatIds),
)
