import { type OfferedSeats, recommendSeats } from '@/contracts/seat/recommend-seats'
import type { SeatRef } from '@/contracts/seat/seat-map'
import { type BestSeats, bestSeats, type SeatWish } from '@/domain/seat-map/best-seats'
import { alternativesTo } from '@/domain/seat-map/seat-alternatives'
import { SeatLayout } from '@/domain/seat-map/seat-layout'
import { sessionOfShow } from '../../catalogue/session-of-show'
import { publicRoute } from '../../http/define-route'
import { seatStates } from '../../services/seats/seat-states'

export const recommendSeatsRoute = publicRoute(recommendSeats, async (call) => {
  const { input, locale, shop } = call
  const found = sessionOfShow(shop.catalogue, input)
  const chart = shop.catalogue.seatChart(found)
  const states = await seatStates(call, chart, found.session.sessionId)
  const wish: SeatWish = { ...input, prefer: input.prefer ?? 'stage' }
  const best = bestSeats(chart.layout, states, wish)
  if (!best) return { seats: [], isTogether: false, totalCent: 0, alternatives: [] }
  const names = new SeatLayout(chart.wholeMapIn(locale))
  return {
    ...offered(best, names),
    alternatives: alternativesTo(best, chart.layout, states, wish).map(({ savedCents, rowsBehind, ...other }) => ({
      ...offered(other, names),
      savedCent: savedCents,
      ...(rowsBehind !== null && { rowsBehind }),
    })),
  }
})

function offered({ seats, isTogether, totalCents }: BestSeats, names: SeatLayout): OfferedSeats {
  const refs = seats.map((seat) => names.refOf(seat)).filter((ref): ref is SeatRef => ref !== null)
  return { seats: refs, isTogether, totalCent: totalCents }
}
