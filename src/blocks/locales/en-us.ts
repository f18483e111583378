import type { BlockTextKey } from './zh-cn'

const enUS: Record<BlockTextKey, string> = {
  'announcement.title': 'Notice',
  'city.choose': 'Change city, now {city}',
  'city.title': 'Choose a city',
  'city.hot': 'Popular cities',
  'city.search': 'Find a city',
  'city.recent': 'Recent cities',
  'city.found': 'Found',
  'city.none': 'No such city',
  'recommend.empty': 'No shows in this city yet. Try another one.',
  'slides.label': 'Highlights',
}

export default enUS
