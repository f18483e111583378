import { createReservation } from '@/contracts/reserve/create-reservation'
import { privateRoute } from '../../http/define-route'
import { presentPayReturnUrl } from '../../presenters/pay-return-url'
import { lockUser } from '../../services/accounts/lock-user'
import { reserve } from '../../services/reservations/reserve'

export const createReservationRoute = privateRoute(createReservation, async (call) => {
  await lockUser(call)
  const { order, transactionIds } = await reserve(call)
  const needPay = order.payCents > 0
  return {
    reserveOrderId: order.id,
    needPay,
    ...(needPay && { unPaidTransactionIds: [...transactionIds], ...presentPayReturnUrl(order) }),
  }
})
