import { getPrefilledInfo, type Wish } from '@/contracts/show/get-prefilled-info'
import type { Id } from '@/contracts/wire-types'
import type { Session } from '@/domain/offered-sessions'
import type { Request } from '@/request/request'
import { fetchSeatPlans } from '@/services/offered-sessions'

/** Finds the first available wish of the user for a hot sale (CAT-014); null without wishes or an answer. */
export async function findWish(request: Request, showId: Id, sessions: readonly Session[]): Promise<Wish | null> {
  const info = await request(getPrefilledInfo, { showId }).catch(() => null)
  for (const { bizShowSessionId, seatPlanId, qty } of info?.valid ? info.wishes : []) {
    if (!sessions.some((one) => one.bizShowSessionId === bizShowSessionId)) continue
    const { seatPlans } = await fetchSeatPlans(request, { showId, bizShowSessionId })
    const isLeft = seatPlans.some((plan) => plan.seatPlanId === seatPlanId && plan.canBuyCount >= qty)
    if (isLeft) return { bizShowSessionId, seatPlanId, qty }
  }
  return null
}
