import { getPickSeatUrl } from '@/contracts/seat/get-pick-seat-url'
import { recommendSeats } from '@/contracts/seat/recommend-seats'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { NAMED_SHOWS } from '../../gateway/src/demo/named-shows'
import type { TestGateway } from './test-gateway'

/** The first session of a show. */
export async function firstSession(shop: TestGateway, showId: string) {
  const { data } = await shop.call(listSessionsStatic, { showId })
  return { showId, bizShowSessionId: data?.sessions[0]?.bizShowSessionId ?? '' }
}

/** Two seats are chosen on another provider's page: which, and where it leads back to. */
export async function chosenElsewhere(shop: TestGateway) {
  const session = await firstSession(shop, NAMED_SHOWS.seatsByOthers)
  const { data: place } = await shop.call(getPickSeatUrl, session)
  const { data: best } = await shop.call(recommendSeats, { ...session, qty: 2 })
  const seatIds = best?.seats.map(({ seatId }) => seatId) ?? []
  const { body } = await shop.gateway.inject({
    method: 'POST',
    url: (place?.url ?? '').replace(/^https?:\/\/[^/]+/, ''),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(seatIds.map((seatId) => [seatId, 'on'])).toString(),
  })
  const back = new URL(/id="back" href="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '')
  const thirdPartySeatToken = back.searchParams.get('thirdPartySeatToken') ?? ''
  return { session, seatIds, back, params: { ...session, thirdPartySeatToken }, plan: best?.seats[0]?.seatPlanId }
}
