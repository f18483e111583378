import { getLayout } from '@/contracts/layout/get-layout'
import { getShowCalendar } from '@/contracts/layout/get-show-calendar'
import { listMasonry } from '@/contracts/layout/list-masonry'
import { listCategories } from '@/contracts/show/list-categories'
import { listHotWords } from '@/contracts/show/list-hot-words'
import { listShows } from '@/contracts/show/list-shows'
import { searchShows } from '@/contracts/show/search-shows'
import type { ShowCard } from '@/contracts/show/show-card'
import { suggestShows } from '@/contracts/show/suggest-shows'
import { ALL_CATEGORIES } from '@/domain/catalogue'
import { NothingToPlay } from '../visitor'
import type { Journey } from './journey'

export const homeIsLaidOut: Journey = {
  area: 'browse',
  title: 'Home is laid out',
  needsLogin: false,
  async play(visitor) {
    const home = visitor.on('Home', 'An empty home page')
    const { layoutId, components } = await home.call(getLayout, { page: 'HOME' })
    home.expect(components.length > 0, getLayout, 'content', 'the layout of HOME has no components')
    const list = components.find(({ componentType }) => componentType === 'RECOMMEND_LIST')
    if (list) {
      const { componentId, componentType } = list
      await home.walk(listMasonry, { layoutId, componentId, componentType }, showIdOf)
    }
    const month = new Date(visitor.parts.clock.now()).toISOString().slice(0, 7)
    await home.optional(getShowCalendar, { month })
    await home.optional(listHotWords, {})
  },
}

export const showsAreListed: Journey = {
  area: 'browse',
  title: 'Shows are listed, filtered and sorted',
  needsLogin: false,
  async play(visitor) {
    const page = visitor.on('All shows', 'A list that is empty or wrong')
    const shows = await page.walk(listShows, {}, showIdOf)
    if (shows.length === 0) throw new NothingToPlay('the shop has no shows')
    const early = await page.walk(listShows, { sortType: 'TIME_ASC' }, showIdOf)
    const days = early.map(({ showDate }) => showDate)
    const isInOrder = days.every((day, at) => at === 0 || day >= (days[at - 1] ?? ''))
    page.expect(isInOrder, listShows, 'content', 'shows sorted by TIME_ASC are out of order')
    const categories = await page.call(listCategories, { level: 2 })
    const category = categories.find(({ code }) => code !== ALL_CATEGORIES)
    if (category === undefined) return
    const some = await page.walk(listShows, { backendCategoryCode: category.code }, showIdOf)
    const others = some.filter(({ backendCategory }) => backendCategory.displayName !== category.displayName)
    const missing = `the category ${category.code} has shows of another, such as ${others[0]?.showId}`
    page.expect(others.length === 0, listShows, 'content', missing)
  },
}

export const showsAreFound: Journey = {
  area: 'browse',
  title: 'A show is found by its name',
  needsLogin: false,
  async play(visitor) {
    const page = visitor.on('Search', 'A search that finds nothing')
    const { list } = await page.call(listShows, { offset: 0, length: 1 })
    const [known] = list
    if (known === undefined) throw new NothingToPlay('the shop has no shows')
    const search = { pageType: 'SEARCH_PAGE' as const }
    const found = await page.walk(searchShows, { ...search, keyword: known.showName }, showIdOf)
    const isFound = found.some(({ showId }) => showId === known.showId)
    page.expect(isFound, searchShows, 'content', 'a show is not found by its whole name')
    const nothing = await page.call(searchShows, { ...search, keyword: 'qxzjvwkp', offset: 0, length: 20 })
    page.expect(nothing.total === 0, searchShows, 'content', 'a word without meaning finds shows')
    await page.optional(suggestShows, { keyword: known.showName.slice(0, 2) })
  },
}

function showIdOf({ showId }: ShowCard): string {
  return showId
}
