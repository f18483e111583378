import { preOrderReservation } from '@/contracts/reserve/pre-order-reservation'
import { privateRoute } from '../../http/define-route'
import { presentPlainPrice } from '../../presenters/plain-price'
import { priceForBuyer } from '../../services/pricing/find-deductions'
import { reservationDraft } from '../../services/reservations/reservation-draft'
import { openSlot } from '../../services/reservations/reserve'
import { checkReservePass } from '../../services/reservations/reserve-pass'

export const preOrderReservationRoute = privateRoute(preOrderReservation, async (call) => {
  const { place, slot } = openSlot(call)
  checkReservePass(call, slot)
  const draft = reservationDraft(call.shop.catalogue, place, slot, { qty: call.input.qty, visitors: [] })
  return presentPlainPrice(await priceForBuyer(call, draft, {}), call.locale)
})
