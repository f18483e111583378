import { subscribeTour } from '@/contracts/tour/subscribe-tour'
import { notFound } from '../../business-error'
import { privateRoute } from '../../http/define-route'
import { setSubscribed } from '../../services/following/subscriptions'

export const subscribeTourRoute = privateRoute(subscribeTour, async ({ input, user, clock, db, shop }) => {
  const { tourId: targetId, favorite } = input
  if (!shop.catalogue.content.tours.some(({ tourId }) => tourId === targetId)) throw notFound()
  await setSubscribed(db, clock, { userId: user.userId, targetType: 'TOUR', targetId }, favorite)
  return { favorite }
})
