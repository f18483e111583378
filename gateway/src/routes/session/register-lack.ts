import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { registerLack } from '@/contracts/session/register-lack'
import { BusinessError, notFound } from '../../business-error'
import { availabilityOf, sessionStatusNow } from '../../catalogue/availability'
import type { Session } from '../../catalogue/entities/session'
import { sessionOfShow } from '../../catalogue/session-of-show'
import { backInStockRequests } from '../../database/schema/people'
import { privateRoute } from '../../http/define-route'
import { checkNotices } from '../../providers/providers'
import { newId } from '../../random'

/** Only tickets of these can return; sessions before or after their sale need no reminder. */
const SOLD: readonly Session['status'][] = ['ON_SALE', 'SOLD_OUT', 'LACK_OF_TICKET']

export const registerLackRoute = privateRoute(
  registerLack,
  async ({ input, user, locale, clock, db, shop, providers }) => {
    checkNotices(providers)
    const { session, show } = sessionOfShow(shop.catalogue, input)
    const plan = session.seatPlans.find((one) => one.seatPlanId === input.seatPlanId)
    if (!plan) throw notFound()
    const left = await availabilityOf({ db, clock }, [session])
    const isSold = SOLD.includes(sessionStatusNow(session, show, left, clock.now())) && session.beginAt > clock.now()
    if (!isSold) throw new BusinessError(BUSINESS_ERROR.notOnSale, 'order.notOnSale', { mode: 1 })
    if ((left.get(plan.seatPlanId) ?? 0) > 0)
      throw new BusinessError(BUSINESS_ERROR.badInput, 'session.notLacking', { mode: 1 })
    const { seatPlanId, qty } = input
    await db
      .insert(backInStockRequests)
      .values({ id: newId(), userId: user.userId, seatPlanId, qty, locale, createdAt: clock.now() })
      .onConflictDoNothing()
    return { registered: true as const }
  },
)
