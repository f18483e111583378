import type { FavoritesTextKey } from './zh-cn'

const enUS: Record<FavoritesTextKey, string> = {
  'favoriteShow.title': 'Favorites',
  'favoriteShow.empty': 'No favorites yet',
  'favoriteShow.hint': 'Tap the heart on a show to save it here',
  'favoriteShow.look': 'Browse shows',
}

export default enUS
