import { subscribeShow } from '@/contracts/show/subscribe-show'
import { privateRoute } from '../../http/define-route'
import { DEFAULT_SETTINGS, remind, reminderOf, remindNoLonger } from '../../services/reminders/reminders'
import { translate } from '../../texts/text'

export const subscribeShowRoute = privateRoute(subscribeShow, async (call) => {
  const { input, user, locale, db, shop } = call
  const show = shop.catalogue.show(input.showId)
  const { showId } = show
  if ((await reminderOf(db, user.userId, showId, input.remindType)).isOn) {
    await remindNoLonger(db, user.userId, showId)
    return { subscribed: false, tips: translate(locale, 'reminder.unset') }
  }
  const remindType = await remind(call, show, DEFAULT_SETTINGS)
  const minutes = DEFAULT_SETTINGS.aheadMinutes
  const tips = translate(locale, remindType === 'SALE' ? 'reminder.set' : 'reminder.setLack', { minutes })
  return { subscribed: true, tips }
})
