import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { lockSeats } from '@/contracts/seat/lock-seats'
import { isFree } from '@/domain/seat-map/seat-groups'
import { BusinessError, badInput } from '../../business-error'
import { sessionOfShow } from '../../catalogue/session-of-show'
import { privateRoute } from '../../http/define-route'
import { seatRefs } from '../../services/seats/picked-seats'
import { lockSeats as keepSeats, SEAT_LOCK_MS } from '../../services/seats/seat-locks'

export const lockSeatsRoute = privateRoute(lockSeats, async (call) => {
  const { input, locale, shop } = call
  const found = sessionOfShow(shop.catalogue, input)
  const { layout, first } = shop.catalogue.seatChart(found)
  const { sessionId, limitation } = found.session
  const ids = [...new Set(input.seatIds)]
  if (ids.length > limitation) {
    const values = { count: limitation }
    throw new BusinessError(BUSINESS_ERROR.limitReached, 'order.limitPerOrder', { mode: 1, values })
  }
  const wanted = ids.map((seatId) => {
    const seat = layout.seatOf(seatId)
    const level = seat === null ? null : layout.levelOf(seat)
    if (seat === null || !level) throw badInput('seatIds')
    return { seat, seatId, seatPlanId: level.seatPlanId }
  })
  const gone = wanted.filter(({ seat }) => !isFree(first, seat)).map(({ seatId }) => seatId)
  const expireSeconds = SEAT_LOCK_MS / 1000
  if (gone.length > 0) return { expireSeconds, seats: [], failedSeatIds: gone }
  const kept = await keepSeats(
    call,
    sessionId,
    wanted.map(({ seatId, seatPlanId }) => ({ seatId, seatPlanId })),
  )
  if ('failed' in kept) return { expireSeconds, seats: [], failedSeatIds: kept.failed }
  return { seatLockId: kept.lockId, expireSeconds, seats: seatRefs(call, found, ids, locale), failedSeatIds: [] }
})
