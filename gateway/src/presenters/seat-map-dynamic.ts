import type { GetSeatMapDynamicInput } from '@/contracts/seat/get-seat-map-dynamic'
import type { SeatMapDynamic, ZoneStatus } from '@/contracts/seat/seat-map'
import type { Id } from '@/contracts/wire-types'
import { packStates, SEAT_STATE } from '@/domain/seat-map/packed-states'
import type { LayoutZone } from '@/domain/seat-map/seat-layout'
import type { PublicCall } from '../call'
import { availabilityOf, sessionStatusNow } from '../catalogue/availability'
import type { FoundSession } from '../catalogue/catalogue'
import { changedSeats, seatStates, seatsLockedBy } from '../services/seats/seat-states'
import { isSoldHere } from './sale-here'

/** Number of free seats below which a zone shows it. */
const FEW = 20

/** Availability of a session's seats, with each seat of the requested zones: all, or the changes since. */
export async function presentSeatMapDynamic(
  call: PublicCall<GetSeatMapDynamicInput>,
  found: FoundSession,
): Promise<SeatMapDynamic> {
  const { input, db, clock, shop } = call
  const { sessionId } = found.session
  const chart = shop.catalogue.seatChart(found)
  const [states, plans] = await Promise.all([
    seatStates(call, chart, sessionId),
    availabilityOf({ db, clock }, [found.session]),
  ])
  const status = sessionStatusNow(found.session, found.show, plans, clock.now())
  const isOpen = status === 'ON_SALE' && isSoldHere(call, found.show)
  const requestedZones = new Set(input.zoneId?.split(','))
  const wanted = chart.layout.zones.filter(({ zone, from, to }) => requestedZones.has(zone.zoneId) && to > from)
  const statesIn = ({ from, to }: LayoutZone) => states.subarray(from, to)
  const zones = chart.layout.zones.map((zone) => {
    const left = zone.zone.kind === 'STAND' ? (plans.get(zone.zone.seatPlanIds[0] ?? '') ?? 0) : freeSeats(states, zone)
    return { zoneId: zone.zone.zoneId, left, status: zoneStatus(left, isOpen) }
  })
  return {
    version: chart.version,
    ts: clock.now(),
    zones,
    ...(call.user && { mine: await seatsLockedBy(call, call.user.userId, sessionId) }),
    // A caller from a later time has seen another clock.
    ...(input.since === undefined || input.since > clock.now()
      ? { seats: wanted.map((zone) => ({ zoneId: zone.zone.zoneId, states: packStates(statesIn(zone)) })) }
      : { changes: changesOf(wanted, states, await changedSeats(call, chart, sessionId, input.since)) }),
  }
}

/** Pairs for every seat that changed: its place in the zone, what it is now. */
function changesOf(
  zones: readonly LayoutZone[],
  states: Uint8Array,
  changed: ReadonlySet<number>,
): { zoneId: Id; states: number[] }[] {
  return zones.flatMap(({ zone, from, to }) => {
    const pairs = [...changed]
      .filter((seat) => seat >= from && seat < to)
      .flatMap((seat) => [seat - from, states[seat] ?? 0])
    return pairs.length > 0 ? [{ zoneId: zone.zoneId, states: pairs }] : []
  })
}

function freeSeats(states: Uint8Array, { from, to }: LayoutZone): number {
  return states.subarray(from, to).reduce((sum, state) => sum + (state === SEAT_STATE.available ? 1 : 0), 0)
}

function zoneStatus(left: number, isOpen: boolean): ZoneStatus {
  if (!isOpen) return 'CLOSED'
  if (left === 0) return 'SOLD_OUT'
  return left <= FEW ? 'FEW' : 'AVAILABLE'
}
