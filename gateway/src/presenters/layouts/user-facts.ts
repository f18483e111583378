import type { UserCall } from '../../call'
import { participationOf } from '../../services/following/participation'
import { currentMembership } from '../../services/memberships/memberships'
import { newestUnpaidOrder, summariesOf } from '../../services/orders/find-orders'
import { remindedOfSale } from '../../services/reminders/reminders'
import { presentOrderSummary } from '../order'
import type { UserFacts } from './layout-viewer'

/** User's part of the shop's layouts. */
export async function userFactsOf(call: UserCall): Promise<UserFacts> {
  const { db, user } = call
  const { userId } = user
  const { templateIds, targets, topicIds } = await participationOf(db, userId)
  const newest = await newestUnpaidOrder(call)
  const [unpaid] = newest ? await summariesOf(call, [newest]) : []
  return {
    obtainedCoupons: templateIds,
    subscribed: new Set([
      ...targets.map(({ targetType, targetId }) => `${targetType}:${targetId}`),
      ...(await remindedOfSale(db, userId)).map((showId) => `SHOW:${showId}`),
    ]),
    enrolledTopics: topicIds,
    membershipEndsAt: (await currentMembership(db, userId, call.clock.now()))?.endsAt ?? null,
    orderToPay: unpaid ? presentOrderSummary(unpaid, call) : null,
  }
}
