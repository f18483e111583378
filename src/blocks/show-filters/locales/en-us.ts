import type { FilterTextKey } from './zh-cn'

const enUS: Record<FilterTextKey, string> = {
  'category.all': 'All',
  'category.label': 'Categories',
  'filter.city': 'City',
  'filter.date': 'Date',
  'filter.sort': 'Sort by',
  'date.any': 'Any date',
  'date.today': 'Today',
  'date.weekend': 'This weekend',
  'date.thisWeek': 'This week',
  'date.nextWeek': 'Next week',
  'date.oneWeek': 'Next 7 days',
  'date.nextTwoWeeks': 'Next 14 days',
  'date.oneMonth': 'Next month',
  'date.last30Days': 'Last 30 days',
  'days.title': 'Pick dates',
  'days.first': 'First day',
  'days.last': 'Last day',
  'days.choose': 'Show these dates',
  'sort.RECOMMEND': 'Featured',
  'sort.HOT': 'Most popular',
  'sort.TIME_ASC': 'Soonest',
  'sort.PRICE_ASC': 'Price: low to high',
  'city.everywhere': 'All cities',
  'sort.DISTANCE': 'Nearest',
  'sort.noPosition': 'Allow your location in system settings and under Privacy, then try again',
}

export default enUS
