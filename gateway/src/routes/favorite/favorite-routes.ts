import type { Route } from '../../http/define-route'
import { listFavoritesRoute } from './list-favorites'
import { setFavoriteRoute } from './set-favorite'

export const favoriteRoutes: readonly Route[] = [listFavoritesRoute, setFavoriteRoute]
