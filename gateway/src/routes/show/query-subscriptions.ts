import { querySubscriptions } from '@/contracts/show/query-subscriptions'
import { privateRoute } from '../../http/define-route'
import { LEAD_MINUTES, methodsFor, reminderOf } from '../../services/sale-reminders'
import { isSubscribed } from '../../services/subscriptions'
import { translate } from '../../texts/text'

export const querySubscriptionsRoute = privateRoute(
  querySubscriptions,
  async ({ input, user: { userId }, db, locale, terminalSrc }) => {
    const methodOptions = methodsFor(terminalSrc).map((method) => ({
      method,
      name: translate(locale, `reminder.${method}`),
    }))
    const states = []
    for (const { targetId, remindType } of input.targets) {
      const { method, aheadMinutes } = await reminderOf(db, userId, targetId)
      states.push({
        targetId,
        remindType,
        subscribed: await isSubscribed(db, { userId, targetType: 'SHOW', targetId }),
        remindNotifyAheadOfMinutes: aheadMinutes,
        method,
        aheadOfMinutesOptions: remindType === 'SALE' ? [...LEAD_MINUTES] : [],
        methodOptions,
      })
    }
    return states
  },
)
