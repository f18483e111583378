import { redeemSeatToken } from '@/contracts/seat/redeem-seat-token'
import { sessionOfShow } from '../../catalogue/session-of-show'
import { privateRoute } from '../../http/define-route'
import { keepWantedSeats } from '../../services/seats/keep-wanted-seats'
import { lockOver } from '../../services/seats/lock-over'
import { seatsOfToken } from '../../services/seats/third-party-seats'

export const redeemSeatTokenRoute = privateRoute(redeemSeatToken, (call) => {
  const { input, shop } = call
  const found = sessionOfShow(shop.catalogue, input)
  const seatIds = seatsOfToken(call, found.session.sessionId, input.thirdPartySeatToken)
  if (seatIds === null) throw lockOver()
  return keepWantedSeats(call, found, seatIds)
})
