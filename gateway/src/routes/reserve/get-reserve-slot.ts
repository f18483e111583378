import { getReserveSlot } from '@/contracts/reserve/get-reserve-slot'
import { publicRoute } from '../../http/define-route'
import { presentReserveCard } from '../../presenters/offer-cards'
import { presentOwnContact } from '../../presenters/own-contact'
import { presentReserveSlot } from '../../presenters/reserve-slot'
import { issueReservePass } from '../../services/reservations/reserve-pass'
import { reserveById, roomOf, slotById } from '../../services/reservations/slots'

export const getReserveSlotRoute = publicRoute(getReserveSlot, async (call) => {
  const { input, locale, origin, clock, shop } = call
  const now = clock.now()
  const place = reserveById(shop.catalogue, input.reserveId)
  const slot = slotById(place, { slotId: input.slotId, now })
  const left = (await roomOf(call, [slot])).get(slot.slotId) ?? 0
  return {
    reserve: presentReserveCard(shop.catalogue, place, { locale, origin, now }),
    slot: presentReserveSlot(place, slot, { left, now }),
    maxQty: place.maxQty,
    realName: place.isRealName,
    ...presentOwnContact(call.user),
    passId: issueReservePass(call, slot),
  }
})
