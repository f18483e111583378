import { setFavorite } from '@/contracts/favorite/set-favorite'
import { privateRoute } from '../../http/define-route'
import { favoriteOf } from '../../services/favorites'
import { setSubscribed } from '../../services/subscriptions'

export const setFavoriteRoute = privateRoute(setFavorite, async ({ input, user, clock, db, shop }) => {
  const { showId } = shop.catalogue.show(input.targetId)
  const kept = { userId: user.userId, targetType: 'FAVORITE_SHOW', targetId: showId } as const
  await setSubscribed(db, clock, kept, input.favorite)
  return favoriteOf(db, user.userId, showId)
})
