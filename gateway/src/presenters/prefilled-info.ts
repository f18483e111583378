import type { GetPrefilledInfoInput, GetPrefilledInfoOutput } from '@/contracts/show/get-prefilled-info'
import type { UserCall } from '../call'
import type { Show } from '../catalogue/entities/show'
import { findPrefilled } from '../services/people/prefilled-infos'
import { translate } from '../texts/text'

type InfoCall = Pick<UserCall, 'db' | 'clock' | 'user' | 'shop' | 'locale'>

/** Preparation of a user for a show: for one session if requested, with names in the detailed form. */
export async function presentPrefilledInfo(
  call: InfoCall,
  show: Show,
  { bizShowSessionId: only, needDetails }: Pick<GetPrefilledInfoInput, 'bizShowSessionId' | 'needDetails'>,
): Promise<GetPrefilledInfoOutput> {
  const { locale, shop } = call
  const { isOver, wishes, ...info } = await findPrefilled(call, show)
  return {
    ...info,
    ...(isOver && { invalidReason: translate(locale, 'prefilled.over') }),
    wishes: wishes
      .filter(({ bizShowSessionId }) => only === undefined || only === bizShowSessionId)
      .map((wish) => {
        if (!needDetails) return wish
        const { session, plan } = shop.catalogue.seatPlan(wish.seatPlanId)
        return { ...wish, sessionName: session.name[locale], seatPlanName: plan.name[locale] }
      }),
  }
}
