import { releaseSeats } from '@/contracts/seat/release-seats'
import { inTransaction } from '../../database/in-transaction'
import { privateRoute } from '../../http/define-route'
import { releaseLock } from '../../services/seats/seat-locks'

export const releaseSeatsRoute = privateRoute(releaseSeats, async ({ input, db, clock, user }) => {
  await inTransaction(db, (tx) => releaseLock({ db: tx, clock, user }, input.seatLockId))
  return true as const
})
