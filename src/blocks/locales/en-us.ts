import type { BlockTextKey } from './zh-cn'

const enUS: Record<BlockTextKey, string> = {
  'announcement.title': 'Notice',
  'city.choose': 'Change city, now {city}',
  'city.title': 'Choose a city',
  'city.hot': 'Popular cities',
  'recommend.empty': 'No shows in this city yet. Try another one.',
  'slides.label': 'Highlights',
}

export default enUS
