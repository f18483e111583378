const zhCN = {
  'search.title': '搜索',
  'search.clear': '清空搜索',
  'search.history': '搜索历史',
  'search.clearHistory': '清空',
  'search.forget': '删除“{word}”',
  'search.hot': '热门搜索',
  'search.hotTag': '热',
  'search.for': '搜索“{words}”',
  'search.kind.VENUE': '场馆',
  'search.kind.TOUR': '巡演',
  'search.tab.SHOW': '演出 {count}',
  'search.tab.VENUE': '场馆 {count}',
  'search.tab.TOUR': '巡演 {count}',
  'search.none': '没有找到“{words}”',
  'search.noneHint': '换个说法，或看看其他城市',
  'search.city': '切换到{city}',
  'search.everywhere': '搜索全部城市',
  'search.categories': '按类型看演出',
  'search.near': '您可能在找',
  'search.tab.TICKET_PACKAGE': '套票 {count}',
  'search.tab.OPEN_SHOW': '免费演出 {count}',
}

export type SearchTextKey = keyof typeof zhCN
export default zhCN
