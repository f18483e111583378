import type { SearchTextKey } from './zh-cn'

const enUS: Record<SearchTextKey, string> = {
  'search.title': 'Search',
  'search.clear': 'Clear search',
  'search.history': 'Recent searches',
  'search.clearHistory': 'Clear all',
  'search.forget': 'Remove "{word}"',
  'search.hot': 'Popular searches',
  'search.hotTag': 'Hot',
  'search.for': 'Search for "{words}"',
  'search.kind.VENUE': 'Venue',
  'search.kind.TOUR': 'Tour',
  'search.tab.SHOW': 'Shows {count}',
  'search.tab.VENUE': 'Venues {count}',
  'search.tab.TOUR': 'Tours {count}',
  'search.none': 'Nothing found for "{words}"',
  'search.noneHint': 'Try other words, or look in other cities',
  'search.city': 'Change to {city}',
  'search.everywhere': 'Search all cities',
  'search.categories': 'Browse by category',
  'search.near': 'You may be looking for',
  'search.tab.TICKET_PACKAGE': 'Packages {count}',
  'search.tab.OPEN_SHOW': 'Free shows {count}',
}

export default enUS
