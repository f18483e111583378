const zhCN = {
  'favoriteShow.title': '想看的演出',
  'favoriteShow.empty': '还没有想看的演出',
  'favoriteShow.hint': '在演出页点“想看”，演出就会出现在这里',
  'favoriteShow.look': '去逛逛',
}

export type FavoritesTextKey = keyof typeof zhCN
export default zhCN
