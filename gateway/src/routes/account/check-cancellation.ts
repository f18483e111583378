import { checkCancellation } from '@/contracts/account/check-cancellation'
import { privateRoute } from '../../http/define-route'
import { accountBlockers } from '../../services/cancellations/account-blockers'
import { translate } from '../../texts/text'

export const checkCancellationRoute = privateRoute(checkCancellation, async ({ db, user, clock, locale }) => {
  const found = await accountBlockers(db, user.userId, clock.now())
  const blockers = found.map(({ type, count }) => ({
    type,
    desc: translate(locale, `account.blocker.${type}`, { count }),
    count,
  }))
  return { canCancel: blockers.length === 0, blockers }
})
