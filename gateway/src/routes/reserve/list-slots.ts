import { listSlots } from '@/contracts/reserve/list-slots'
import { publicRoute } from '../../http/define-route'
import { presentReserveSlot } from '../../presenters/reserve-slot'
import { reserveById, roomOf, slotsOf } from '../../services/reservations/slots'

export const listSlotsRoute = publicRoute(listSlots, async (call) => {
  const { input, clock, shop } = call
  const now = clock.now()
  const place = reserveById(shop.catalogue, input.reserveId)
  const slots = slotsOf(place, now).filter(({ date }) => date === input.date)
  const room = await roomOf(call, slots)
  return slots.map((slot) => presentReserveSlot(place, slot, { left: room.get(slot.slotId) ?? 0, now }))
})
