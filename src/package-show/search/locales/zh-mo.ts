import type { SearchTextKey } from './zh-cn'

const zhMO: Record<SearchTextKey, string> = {
  'search.title': '搜尋',
  'search.clear': '清除搜尋',
  'search.history': '搜尋記錄',
  'search.clearHistory': '清除',
  'search.forget': '刪除「{word}」',
  'search.hot': '熱門搜尋',
  'search.hotTag': '熱',
  'search.for': '搜尋「{words}」',
  'search.kind.VENUE': '場館',
  'search.kind.TOUR': '巡演',
  'search.tab.SHOW': '演出 {count}',
  'search.tab.VENUE': '場館 {count}',
  'search.tab.TOUR': '巡演 {count}',
  'search.none': '找不到「{words}」',
  'search.noneHint': '試試其他字詞，或看看其他城市',
  'search.city': '切換到{city}',
  'search.everywhere': '搜尋全部城市',
  'search.categories': '按類型看演出',
  'search.near': '您可能在找',
  'search.tab.TICKET_PACKAGE': '套票 {count}',
  'search.tab.OPEN_SHOW': '免費演出 {count}',
}

export default zhMO
