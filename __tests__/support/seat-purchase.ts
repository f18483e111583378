import { type Endpoint, filledPath } from '@/contracts/endpoint'
import type { Envelope } from '@/contracts/envelope'
import { getSeatMapStatic } from '@/contracts/seat/get-seat-map-static'
import { getZoneSeats } from '@/contracts/seat/get-zone-seats'
import { recommendSeats } from '@/contracts/seat/recommend-seats'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { placeOf, pointOf, type ScreenSize } from '@/domain/seat-map/map-view'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import { MapCamera } from '@/package-show/pages/pick-seat/map/map-camera'
import { viewOfZone } from '@/package-show/pages/pick-seat/map/map-goals'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import { zonesOf } from './seat-hall'

/** The four halls of the demo shop. */
export const HALLS = {
  club: NAMED_SHOWS.seatsClub,
  theatre: NAMED_SHOWS.seatsTheatre,
  arena: NAMED_SHOWS.seatsArena,
  stadium: NAMED_SHOWS.seatsStadium,
} as const

const WAYS = ['map', 'list', 'best'] as const
export type SeatWay = (typeof WAYS)[number]

/** Asks the gateway. */
export type Caller = <Input extends object, Output>(endpoint: Endpoint<Input, Output>, input: Input) => Promise<Output>

/** Asks a gateway in a process of its own, as a visitor. */
export function callerAt(origin: string): Caller {
  return async <Input extends object, Output>(endpoint: Endpoint<Input, Output>, input: Input) => {
    const { path, rest } = filledPath(endpoint, input)
    const isRead = endpoint.method === 'GET'
    const query = isRead ? `?${new URLSearchParams(rest as Record<string, string>)}` : ''
    const headers = { 'content-type': 'application/json', src: 'M_WEB' }
    const reply = await fetch(`${origin}${path}${query}`, {
      method: endpoint.method,
      headers,
      ...(!isRead && { body: JSON.stringify(rest) }),
    })
    const { data }: Envelope<Output> = await reply.json()
    if (data === undefined || data === null) throw new Error(`${endpoint.path} gave no answer`)
    return data
  }
}

/**
 * Hall and way of buying for a target (the mini-programs in their order, then the web): one way for each hall, another
 * one on every target; all of them with `SEAT_PURCHASES=all`.
 */
export function purchasesOn(target: number, canDraw: boolean): { hall: keyof typeof HALLS; way: SeatWay }[] {
  const ways = WAYS.filter((way) => canDraw || way !== 'map')
  return (Object.keys(HALLS) as (keyof typeof HALLS)[]).flatMap((hall, at) => {
    const one = ways[(at + target) % ways.length] as SeatWay
    return (process.env.SEAT_PURCHASES === 'all' ? ways : [one]).map((way) => ({ hall, way }))
  })
}

/** Two seats that are free and stand together, with the hall around them. */
export interface WantedPair {
  session: { showId: string; bizShowSessionId: string }
  layout: SeatLayout
  zoneId: string
  rowId: string
  /** By their place in the layout. */
  seats: readonly number[]
}

export async function wantedPair(caller: Caller, showId: string): Promise<WantedPair> {
  const { sessions } = await caller(listSessionsStatic, { showId })
  const session = { showId, bizShowSessionId: sessions[0]?.bizShowSessionId ?? '' }
  const layout = new SeatLayout(await caller(getSeatMapStatic, session))
  const best = await caller(recommendSeats, { ...session, qty: 2 })
  const seatIds = best.seats.map(({ seatId }) => seatId)
  const [zoneId = ''] = zonesOf(seatIds)
  const zone = layout.zoneById(zoneId)
  if (zone && !layout.isPlaced(zone)) layout.place(zoneId, (await caller(getZoneSeats, { ...session, zoneId })).rows)
  const seats = seatIds.flatMap((seatId) => layout.seatOf(seatId) ?? [])
  return { session, layout, zoneId, rowId: layout.rowOf(seats[0] ?? 0)?.rowId ?? '', seats }
}

/** Distance of seats at which a tap means a seat, px; from afar it opens the zone. */
const SELECTABLE_PX = 10

/**
 * Taps of a buyer on a map of this size to select seats in sequence: once from afar to zoom in; then on every seat,
 * with `looksFirst` once to inspect and once to select.
 */
export function placesOnMap(
  { layout, zoneId, seats }: Pick<WantedPair, 'layout' | 'zoneId' | 'seats'>,
  screen: ScreenSize,
  { looksFirst }: { looksFirst: boolean },
): { x: number; y: number }[] {
  const { map } = layout
  const camera = new MapCamera(map, screen, true)
  const over = (seat: number) => placeOf(camera.view, { x: layout.x[seat] ?? 0, y: layout.y[seat] ?? 0 })
  const places: { x: number; y: number }[] = []
  const [first = 0] = seats
  const zone = layout.zoneById(zoneId)
  if (zone && map.seatPitch * camera.view.scale < SELECTABLE_PX) {
    const from = over(first)
    places.push(from)
    camera.flyTo(viewOfZone(layout, zone, pointOf(camera.view, from), screen, camera.view.scale * 2), 0)
  }
  return [...places, ...seats.flatMap((seat) => (looksFirst ? [over(seat), over(seat)] : [over(seat)]))]
}
