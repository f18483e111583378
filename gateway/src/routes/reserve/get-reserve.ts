import { getReserve } from '@/contracts/reserve/get-reserve'
import { publicRoute } from '../../http/define-route'
import { presentReserveCard } from '../../presenters/offer-cards'
import { reserveById, roomOf, slotsOf } from '../../services/reservations/slots'
import { translate } from '../../texts/text'

export const getReserveRoute = publicRoute(getReserve, async (call) => {
  const { input, locale, origin, clock, shop } = call
  const now = clock.now()
  const place = reserveById(shop.catalogue, input.reserveId)
  const slots = slotsOf(place, now)
  const room = await roomOf(call, slots)
  const dates = [...new Set(slots.map(({ date }) => date))].map((date) => {
    const coming = slots.filter((slot) => slot.date === date && slot.beginAt > now)
    const isOpen = coming.some(({ slotId }) => (room.get(slotId) ?? 0) > 0)
    const full = coming.length > 0 ? ('FULL' as const) : ('CLOSED' as const)
    return { date, state: isOpen ? ('OPEN' as const) : full }
  })
  const card = presentReserveCard(shop.catalogue, place, { locale, origin, now })
  return {
    ...card,
    desc: place.desc[locale],
    rules: [
      translate(locale, 'reserve.limit', { count: place.maxQty }),
      translate(locale, place.isRealName ? 'reserve.rule.names' : 'reserve.rule.noNames'),
      translate(locale, 'reserve.rule.cancel'),
    ],
    dates,
    maxQty: place.maxQty,
    realName: place.isRealName,
  }
})
