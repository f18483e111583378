import { registerLack } from '@/contracts/session/register-lack'
import { notFound } from '../../business-error'
import { sessionOfShow } from '../../catalogue/session-of-show'
import { lackRegistrations } from '../../database/schema/people'
import { privateRoute } from '../../http/define-route'
import { newId } from '../../random'

export const registerLackRoute = privateRoute(registerLack, async ({ input, user, clock, db, shop }) => {
  const { session } = sessionOfShow(shop.catalogue, input)
  if (!session.seatPlans.some(({ seatPlanId }) => seatPlanId === input.seatPlanId)) throw notFound()
  const { seatPlanId, qty } = input
  await db
    .insert(lackRegistrations)
    .values({ id: newId(), userId: user.userId, seatPlanId, qty, createdAt: clock.now() })
    .onConflictDoNothing()
  return { registered: true as const }
})
