import { getPrefilledInfo } from '@/contracts/show/get-prefilled-info'
import { privateRoute } from '../../http/define-route'
import { findPrefilled } from '../../services/prefilled-infos'
import { translate } from '../../texts/text'

export const getPrefilledInfoRoute = privateRoute(getPrefilledInfo, async (call) => {
  const { input, locale, shop } = call
  const { isOver, wishes, ...info } = await findPrefilled(call, shop.catalogue.show(input.showId))
  const { bizShowSessionId: only } = input
  return {
    ...info,
    ...(isOver && { invalidReason: translate(locale, 'prefilled.over') }),
    wishes: wishes
      .filter(({ bizShowSessionId }) => only === undefined || only === bizShowSessionId)
      .map((wish) => {
        if (!input.needDetails) return wish
        const { session, plan } = shop.catalogue.seatPlan(wish.seatPlanId)
        return { ...wish, sessionName: session.name[locale], seatPlanName: plan.name[locale] }
      }),
  }
})
