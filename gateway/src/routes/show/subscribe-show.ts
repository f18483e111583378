import { subscribeShow } from '@/contracts/show/subscribe-show'
import { sessionOfShow } from '../../catalogue/session-of-show'
import { privateRoute } from '../../http/define-route'
import { DEFAULT_SETTINGS, remind, reminderOf, remindNoLonger } from '../../services/reminders/reminders'
import { translate } from '../../texts/text'

export const subscribeShowRoute = privateRoute(subscribeShow, async (call) => {
  const { input, user, locale, db, shop } = call
  const show = shop.catalogue.show(input.showId)
  const { showId } = show
  // All sessions of a show go on sale together: any valid one is accepted.
  const { showSessionId: bizShowSessionId } = input
  if (bizShowSessionId !== undefined) sessionOfShow(shop.catalogue, { showId, bizShowSessionId })
  if ((await reminderOf(db, user.userId, showId, input.remindType)).isOn) {
    await remindNoLonger(db, user.userId, showId)
    return { subscribed: false, tips: translate(locale, 'reminder.unset') }
  }
  const remindType = await remind(call, show, DEFAULT_SETTINGS)
  const minutes = DEFAULT_SETTINGS.aheadMinutes
  const tips = translate(locale, remindType === 'SALE' ? 'reminder.set' : 'reminder.setLack', { minutes })
  return { subscribed: true, tips }
})
