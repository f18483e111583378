import { subscribeShow } from '@/contracts/show/subscribe-show'
import { privateRoute } from '../../http/define-route'
import { DEFAULT_SETTINGS, remind, remindNoLonger } from '../../services/sale-reminders'
import { isSubscribed } from '../../services/subscriptions'
import { translate } from '../../texts/text'

export const subscribeShowRoute = privateRoute(subscribeShow, async (call) => {
  const { input, user, locale, db, shop } = call
  const show = shop.catalogue.show(input.showId)
  const { showId } = show
  if (await isSubscribed(db, { userId: user.userId, targetType: 'SHOW', targetId: showId })) {
    await remindNoLonger(call, showId)
    return { subscribed: false, tips: translate(locale, 'reminder.unset') }
  }
  await remind(call, show, DEFAULT_SETTINGS)
  const minutes = DEFAULT_SETTINGS.aheadMinutes
  const tips = translate(locale, input.remindType === 'SALE' ? 'reminder.set' : 'reminder.setLack', { minutes })
  return { subscribed: true, tips }
})
