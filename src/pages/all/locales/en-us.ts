import type { AllTextKey } from './zh-cn'

const enUS: Record<AllTextKey, string> = {
  title: 'All shows',
  'search.clear': 'Clear search',
  'category.all': 'All',
  'category.label': 'Categories',
  'filter.city': 'City',
  'filter.date': 'Date',
  'filter.sort': 'Sort by',
  'date.any': 'Any date',
  'date.thisWeek': 'This week',
  'date.nextWeek': 'Next week',
  'date.oneWeek': 'Next 7 days',
  'date.nextTwoWeeks': 'Next 14 days',
  'date.oneMonth': 'Next month',
  'date.last30Days': 'Last 30 days',
  'sort.RECOMMEND': 'Recommended',
  'sort.HOT': 'Most popular',
  'sort.TIME_ASC': 'Soonest',
  'sort.PRICE_ASC': 'Lowest price',
  'empty.title': 'No shows found',
  'empty.hint': 'Try other filters',
  'empty.reset': 'Clear filters',
}

export default enUS
