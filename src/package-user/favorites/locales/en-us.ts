import type { FavoritesTextKey } from './zh-cn'

const enUS: Record<FavoritesTextKey, string> = {
  'favoriteShow.title': 'Favourites',
  'favoriteShow.empty': 'Nothing kept yet',
  'favoriteShow.hint': 'Tap the heart on a show’s page, and it will be here',
  'favoriteShow.look': 'Look around',
}

export default enUS
