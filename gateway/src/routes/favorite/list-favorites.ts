import { listFavorites } from '@/contracts/favorite/list-favorites'
import { privateRoute } from '../../http/define-route'
import { presentPage } from '../../presenters/page'
import { presentShowCard } from '../../presenters/show-card'
import { favoriteShows } from '../../services/following/favorites'

export const listFavoritesRoute = privateRoute(listFavorites, async (call) => {
  const { input, locale, origin, clock, shop } = call
  const viewer = { locale, origin, now: clock.now() }
  return presentPage(await favoriteShows(call, call.user.userId, input.type), input, (show) =>
    presentShowCard(shop.catalogue, show, viewer),
  )
})
