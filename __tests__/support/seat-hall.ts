import { getSeatMapDynamic } from '@/contracts/seat/get-seat-map-dynamic'
import { getSeatMapStatic } from '@/contracts/seat/get-seat-map-static'
import type { SeatMapDynamic, SeatMapStatic } from '@/contracts/seat/seat-map'
import { SeatAvailability } from '@/domain/seat-map/seat-availability'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import type { TestGateway } from './test-gateway'

/** A session whose seats are picked. */
export interface SeatedSession {
  showId: string
  bizShowSessionId: string
}

/** Caller and zones of the answer; all zones by default. */
interface HallQuestion {
  as?: string
  zoneIds?: readonly string[]
  /** Known map, if any; the map of a session does not change. */
  layout?: SeatLayout | null
}

/** Seat states of a session as a user sees them. */
export async function hallOf(
  shop: TestGateway,
  session: SeatedSession,
  { as, zoneIds, layout: known = null }: HallQuestion = {},
) {
  const layout = known ?? (await layoutOf(shop, session))
  const zoneId = (zoneIds ?? layout.zones.map(({ zone }) => zone.zoneId)).join(',')
  const { showId, bizShowSessionId } = session
  const { data } = await shop.call(getSeatMapDynamic, { showId, bizShowSessionId, zoneId }, as ? { as } : {})
  const availability = new SeatAvailability(layout)
  availability.apply(data as SeatMapDynamic)
  return { layout, stateOf: (seatId: string) => availability.states[layout.seatOf(seatId) ?? -1], availability }
}

async function layoutOf(shop: TestGateway, { showId, bizShowSessionId }: SeatedSession): Promise<SeatLayout> {
  const { data } = await shop.call(getSeatMapStatic, { showId, bizShowSessionId })
  return new SeatLayout(data as SeatMapStatic)
}

/** The zones that seats are in, once each. */
export function zonesOf(seatIds: readonly string[]): string[] {
  return [...new Set(seatIds.map((seatId) => seatId.split('.')[0] ?? ''))]
}

/** Ids of the first free seats of one price. */
export async function freeSeatsOf(
  shop: TestGateway,
  session: SeatedSession,
  count: number,
): Promise<{ seatIds: string[]; seatPlanId: string; layout: SeatLayout }> {
  const { layout, availability } = await hallOf(shop, session)
  const free = [...availability.states.keys()].filter((seat) => availability.states[seat] === 1)
  const level = layout.level[free[0] ?? 0]
  const seats = free.filter((seat) => layout.level[seat] === level).slice(0, count)
  const seatPlanId = layout.map.priceLevels[level ?? 0]?.seatPlanId ?? ''
  return { seatIds: seats.map((seat) => layout.seatId(seat)), seatPlanId, layout }
}
