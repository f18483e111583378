import type { GetSeatMapDynamicInput } from '@/contracts/seat/get-seat-map-dynamic'
import type { SeatMapDynamic, ZoneStatus } from '@/contracts/seat/seat-map'
import { packStates, SEAT_STATE } from '@/domain/seat-map/packed-states'
import type { LayoutZone } from '@/domain/seat-map/seat-layout'
import type { PublicCall } from '../call'
import { availabilityOf, sessionStatusNow } from '../catalogue/availability'
import type { FoundSession } from '../catalogue/catalogue'
import { seatStates, seatsLockedBy } from '../services/seats/seat-states'

/** A zone with fewer seats left says so. */
const FEW = 20

/** What can be had of a session's seats, with those of the asked zones one by one. */
export async function presentSeatMapDynamic(
  call: PublicCall<GetSeatMapDynamicInput>,
  found: FoundSession,
): Promise<SeatMapDynamic> {
  const { input, db, clock, shop } = call
  const chart = shop.catalogue.seatChart(found)
  const [states, plans] = await Promise.all([
    seatStates(call, chart, found.session.sessionId),
    availabilityOf({ db, clock }, [found.session]),
  ])
  const isOpen = sessionStatusNow(found.session, found.show, plans, clock.now()) === 'ON_SALE'
  const asked = new Set(input.zoneId?.split(','))
  const zones = chart.layout.zones.map((zone) => {
    const left = zone.zone.kind === 'STAND' ? (plans.get(zone.zone.seatPlanIds[0] ?? '') ?? 0) : freeSeats(states, zone)
    return { zoneId: zone.zone.zoneId, left, status: zoneStatus(left, isOpen) }
  })
  return {
    version: chart.version,
    ts: clock.now(),
    zones,
    ...(call.user && { mine: await seatsLockedBy(call, call.user.userId, found.session.sessionId) }),
    seats: chart.layout.zones
      .filter(({ zone, from, to }) => asked.has(zone.zoneId) && to > from)
      .map(({ zone, from, to }) => ({ zoneId: zone.zoneId, states: packStates(states.subarray(from, to)) })),
  }
}

function freeSeats(states: Uint8Array, { from, to }: LayoutZone): number {
  return states.subarray(from, to).reduce((sum, state) => sum + (state === SEAT_STATE.available ? 1 : 0), 0)
}

function zoneStatus(left: number, isOpen: boolean): ZoneStatus {
  if (!isOpen) return 'CLOSED'
  if (left === 0) return 'SOLD_OUT'
  return left <= FEW ? 'FEW' : 'AVAILABLE'
}
