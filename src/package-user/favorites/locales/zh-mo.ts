import type { FavoritesTextKey } from './zh-cn'

const zhMO: Record<FavoritesTextKey, string> = {
  'favoriteShow.title': '想看的演出',
  'favoriteShow.empty': '還沒有想看的演出',
  'favoriteShow.hint': '在演出頁點「想看」，演出就會出現在這裡',
  'favoriteShow.look': '去逛逛',
}

export default zhMO
