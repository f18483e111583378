import { setReminder } from '@/contracts/show/set-reminder'
import { privateRoute } from '../../http/define-route'
import { remind, remindNoLonger } from '../../services/reminders/reminders'

export const setReminderRoute = privateRoute(setReminder, async (call) => {
  const { showId, enabled, method, remindNotifyAheadOfMinutes } = call.input
  const show = call.shop.catalogue.show(showId)
  if (enabled) await remind(call, show, { method, aheadMinutes: remindNotifyAheadOfMinutes })
  else await remindNoLonger(call.db, call.user.userId, show.showId)
  return { enabled }
})
