import { querySubscriptions } from '@/contracts/show/query-subscriptions'
import { privateRoute } from '../../http/define-route'
import { DEFAULT_SETTINGS, LEAD_MINUTES, methodsFor, reminderOf } from '../../services/reminders/reminders'
import { translate } from '../../texts/text'

export const querySubscriptionsRoute = privateRoute(
  querySubscriptions,
  async ({ input, user: { userId }, db, locale, terminalSrc }) => {
    const methods = methodsFor(terminalSrc)
    const methodOptions = methods.map((method) => ({ method, name: translate(locale, `reminder.${method}`) }))
    const states = []
    for (const { targetId, remindType } of input.targets) {
      const { method, aheadMinutes, isOn } = await reminderOf(db, userId, targetId, remindType)
      states.push({
        targetId,
        remindType,
        subscribed: isOn,
        remindNotifyAheadOfMinutes: aheadMinutes,
        // One that was chosen on another vendor's terminal cannot be named on this one.
        method: methods.includes(method) ? method : DEFAULT_SETTINGS.method,
        aheadOfMinutesOptions: remindType === 'SALE' ? [...LEAD_MINUTES] : [],
        methodOptions,
      })
    }
    return states
  },
)
