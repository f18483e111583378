import { querySubscriptions } from '@/contracts/show/query-subscriptions'
import { privateRoute } from '../../http/define-route'
import { isSubscribed } from '../../services/subscriptions'

export const querySubscriptionsRoute = privateRoute(querySubscriptions, async ({ input, user, db }) => {
  const states = []
  for (const { targetId, remindType } of input.targets) {
    const subscription = { userId: user.userId, targetType: 'SHOW', targetId } as const
    states.push({ targetId, remindType, subscribed: await isSubscribed(db, subscription) })
  }
  return states
})
