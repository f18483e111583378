import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { LockSeatsOutput } from '@/contracts/seat/lock-seats'
import type { Id } from '@/contracts/wire-types'
import { isFree } from '@/domain/seat-map/seat-groups'
import { BusinessError, badInput } from '../../business-error'
import type { UserCall } from '../../call'
import type { FoundSession } from '../../catalogue/catalogue'
import { seatRefs } from './picked-seats'
import { lockSeats, SEAT_LOCK_MS } from './seat-locks'

/** Keeps seats of a session for a user by their ids: all of them, or none and which are gone (C17). */
export async function keepWantedSeats(
  call: UserCall<unknown>,
  found: FoundSession,
  seatIds: readonly Id[],
): Promise<LockSeatsOutput> {
  const { locale, shop } = call
  const { layout, first } = shop.catalogue.seatChart(found)
  const { sessionId, limitation } = found.session
  const ids = [...new Set(seatIds)]
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
  const kept = await lockSeats(
    call,
    sessionId,
    wanted.map(({ seatId, seatPlanId }) => ({ seatId, seatPlanId })),
  )
  if ('failed' in kept) return { expireSeconds, seats: [], failedSeatIds: kept.failed }
  return { seatLockId: kept.lockId, expireSeconds, seats: seatRefs(call, found, ids, locale), failedSeatIds: [] }
}
