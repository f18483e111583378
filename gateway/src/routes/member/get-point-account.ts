import { getPointAccount } from '@/contracts/member/get-point-account'
import { POINTS_PER_YUAN } from '../../catalogue/point-terms'
import { privateRoute } from '../../http/define-route'
import { pointAccount } from '../../services/ledgers/points'

export const getPointAccountRoute = privateRoute(getPointAccount, async ({ db, user, clock }) => {
  const { balance, frozen, expiring } = await pointAccount(db, user.userId, clock.now())
  return { balance, frozen, ...(expiring && { expiring }), ratio: POINTS_PER_YUAN }
})
