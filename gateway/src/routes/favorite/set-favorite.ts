import { setFavorite } from '@/contracts/favorite/set-favorite'
import { privateRoute } from '../../http/define-route'
import { favoriteOf, favoriteTarget } from '../../services/following/favorites'
import { setSubscribed } from '../../services/following/subscriptions'

export const setFavoriteRoute = privateRoute(setFavorite, async ({ input, user, clock, db, shop }) => {
  const target = favoriteTarget(shop, input.targetType, input.targetId)
  await setSubscribed(db, clock, { userId: user.userId, ...target }, input.favorite)
  return favoriteOf(db, user.userId, target)
})
