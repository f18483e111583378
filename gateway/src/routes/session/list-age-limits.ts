import { listAgeLimits } from '@/contracts/session/list-age-limits'
import { badInput } from '../../business-error'
import { sharedRoute } from '../../http/define-route'
import { translate } from '../../texts/text'

export const listAgeLimitsRoute = sharedRoute(listAgeLimits, ({ input, locale, shop: { catalogue } }) => {
  const show = catalogue.show(input.showId)
  const session = show.sessions.find(({ sessionId }) => sessionId === input.sessionId)
  if (!session) throw badInput('sessionId')
  return session.seatPlans.flatMap(({ seatPlanId, ageLimit }) =>
    ageLimit
      ? [
          {
            seatPlanId,
            ...ageLimit,
            desc: translate(locale, 'plan.ageLimit', { ...ageLimit, count: ageLimit.minQty }),
          },
        ]
      : [],
  )
})
