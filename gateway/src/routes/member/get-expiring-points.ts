import { getExpiringPoints } from '@/contracts/member/get-expiring-points'
import { venueTime } from '@/domain/show-date'
import { privateRoute } from '../../http/define-route'
import { pointAccount } from '../../services/ledgers/points'

export const getExpiringPointsRoute = privateRoute(getExpiringPoints, async ({ db, user, clock }) => {
  const { expiring } = await pointAccount(db, user.userId, clock.now())
  return expiring ? { ...expiring, expireTimeStr: venueTime(expiring.expireTime).format('YYYY.MM.DD') } : { point: 0 }
})
