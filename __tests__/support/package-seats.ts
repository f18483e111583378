import type { PackageItem } from '@/contracts/package/ticket-package'
import { getSeatMapDynamic } from '@/contracts/seat/get-seat-map-dynamic'
import { getSeatMapStatic } from '@/contracts/seat/get-seat-map-static'
import { lockSeats } from '@/contracts/seat/lock-seats'
import type { SeatMapDynamic, SeatMapStatic } from '@/contracts/seat/seat-map'
import { SeatAvailability } from '@/domain/seat-map/seat-availability'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import type { TestGateway } from './test-gateway'

/** Locks as many free seats as an item asks for, of its plan. */
export async function lockPackageSeats(
  shop: TestGateway,
  as: string,
  { showId, bizShowSessionId, seatPlanId, qty }: PackageItem,
) {
  const session = { showId, bizShowSessionId }
  const { data: map } = await shop.call(getSeatMapStatic, session)
  const layout = new SeatLayout(map as SeatMapStatic)
  const zoneId = layout.zones.map(({ zone }) => zone.zoneId).join(',')
  const { data } = await shop.call(getSeatMapDynamic, { ...session, zoneId })
  const availability = new SeatAvailability(layout)
  availability.apply(data as SeatMapDynamic)
  const free = [...availability.states.keys()].filter(
    (seat) => availability.states[seat] === 1 && layout.levelOf(seat)?.seatPlanId === seatPlanId,
  )
  const seatIds = free.slice(0, qty).map((seat) => layout.seatId(seat))
  return (await shop.call(lockSeats, { ...session, seatIds }, { as })).data?.seatLockId
}
