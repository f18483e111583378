import type { FavoritesTextKey } from './zh-cn'

const enUS: Record<FavoritesTextKey, string> = {
  'favoriteShow.title': 'Favorites',
  'favoriteShow.empty': 'No favorites yet',
  'favoriteShow.hint': 'Tap Save on a show to see it here',
  'favoriteShow.look': 'Browse shows',
}

export default enUS
