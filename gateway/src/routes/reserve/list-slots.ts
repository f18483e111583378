import { listSlots } from '@/contracts/reserve/list-slots'
import { priceInfoFromCents } from '@/domain/money'
import { publicRoute } from '../../http/define-route'
import { reserveById, roomOf, slotsOf } from '../../services/reservations/slots'

export const listSlotsRoute = publicRoute(listSlots, async (call) => {
  const { input, clock, shop } = call
  const now = clock.now()
  const place = reserveById(shop.catalogue, input.reserveId)
  const slots = slotsOf(shop.catalogue, place, now).filter(({ date }) => date === input.date)
  const room = await roomOf(call, slots)
  return slots.map(({ slotId, date, begin, end, beginAt }) => {
    const left = room.get(slotId) ?? 0
    const gone = beginAt > now ? ('FULL' as const) : ('CLOSED' as const)
    return {
      slotId,
      date,
      begin,
      end,
      left,
      state: left > 0 ? ('OPEN' as const) : gone,
      ...(place.priceCent !== null && { priceInfo: priceInfoFromCents(place.priceCent) }),
    }
  })
})
