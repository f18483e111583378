import { getExpiringPoints } from '@/contracts/member/get-expiring-points'
import { dateText } from '@/domain/date-text'
import { privateRoute } from '../../http/define-route'
import { pointAccount } from '../../services/ledgers/points'

export const getExpiringPointsRoute = privateRoute(getExpiringPoints, async ({ db, user, clock, locale }) => {
  const { expiring } = await pointAccount(db, user.userId, clock.now())
  return expiring ? { ...expiring, expireTimeStr: dateText(expiring.expireTime, locale) } : { point: 0 }
})
