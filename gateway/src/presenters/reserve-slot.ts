import type { ReserveSlot } from '@/contracts/reserve/list-slots'
import { priceInfoFromCents } from '@/domain/money'
import type { Reservation } from '../catalogue/entities/visits'
import type { Slot } from '../services/reservations/slots'

/** A time of a place, with the people that it can still take. */
export function presentReserveSlot(
  { priceCent }: Pick<Reservation, 'priceCent'>,
  { slotId, date, begin, end, beginAt }: Slot,
  { left, now }: { left: number; now: number },
): ReserveSlot {
  const gone = beginAt > now ? ('FULL' as const) : ('CLOSED' as const)
  return {
    slotId,
    date,
    begin,
    end,
    left,
    state: left > 0 ? ('OPEN' as const) : gone,
    ...(priceCent !== null && { priceInfo: priceInfoFromCents(priceCent) }),
  }
}
