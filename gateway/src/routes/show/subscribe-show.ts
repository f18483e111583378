import { subscribeShow } from '@/contracts/show/subscribe-show'
import { privateRoute } from '../../http/define-route'
import { isSubscribed, setSubscribed } from '../../services/subscriptions'
import { translate } from '../../texts/text'

export const subscribeShowRoute = privateRoute(subscribeShow, async ({ input, user, locale, clock, db, shop }) => {
  const { showId } = shop.catalogue.show(input.showId)
  const subscription = { userId: user.userId, targetType: 'SHOW', targetId: showId } as const
  const subscribed = !(await isSubscribed(db, subscription))
  await setSubscribed(db, clock, subscription, subscribed)
  return { subscribed, tips: translate(locale, subscribed ? 'offer.reminded' : 'offer.notReminded') }
})
