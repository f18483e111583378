import { and, eq, inArray } from 'drizzle-orm'
import { listSeatPlansDynamic } from '@/contracts/session/list-seat-plans-dynamic'
import type { PublicCall } from '../../call'
import { availabilityOf, sessionStatusNow } from '../../catalogue/availability'
import { sessionOfShow } from '../../catalogue/session-of-show'
import { lackRegistrations } from '../../database/schema/people'
import { publicRoute } from '../../http/define-route'
import { translate } from '../../texts/text'

/** More are never named: a shop does not tell how full its store is. */
const MAX_SHOWN = 20
const FEW = 5

export const listSeatPlansDynamicRoute = publicRoute(listSeatPlansDynamic, async (call) => {
  const { input, locale, clock, shop } = call
  const { show, session } = sessionOfShow(shop.catalogue, input)
  const left = await availabilityOf(call, [session])
  const isOnSale = sessionStatusNow(session, show, left, clock.now()) === 'ON_SALE'
  const registered = await registeredPlans(
    call,
    session.seatPlans.map(({ seatPlanId }) => seatPlanId),
  )
  return {
    seatPlans: session.seatPlans.map(({ seatPlanId, purchaseMode }) => {
      const units = left.get(seatPlanId) ?? 0
      const canBuyCount = isOnSale && purchaseMode !== 'LACK_REGISTER' ? Math.min(units, MAX_SHOWN) : 0
      const empty = purchaseMode === 'LACK_REGISTER' ? ('LACK_OF_TICKET' as const) : ('SOLD_OUT' as const)
      return {
        seatPlanId,
        seatPlanStatus: canBuyCount > 0 ? ('ON_SALE' as const) : empty,
        purchaseMode,
        canBuyCount,
        ...(canBuyCount > 0 &&
          canBuyCount <= FEW && { stockTip: translate(locale, 'plan.left', { count: canBuyCount }) }),
        tags: [],
        ...(registered.has(seatPlanId) && { lackRegistered: true }),
        ...(purchaseMode === 'DESIGNATED' && { limitDesc: translate(locale, 'plan.designated') }),
      }
    }),
  }
})

async function registeredPlans({ db, user }: PublicCall, seatPlanIds: string[]): Promise<ReadonlySet<string>> {
  if (!user || seatPlanIds.length === 0) return new Set()
  const rows = await db
    .select({ seatPlanId: lackRegistrations.seatPlanId })
    .from(lackRegistrations)
    .where(and(eq(lackRegistrations.userId, user.userId), inArray(lackRegistrations.seatPlanId, seatPlanIds)))
  return new Set(rows.map(({ seatPlanId }) => seatPlanId))
}
