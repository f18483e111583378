import { getShowStatic } from '@/contracts/show/get-show-static'
import { searchShows } from '@/contracts/show/search-shows'
import { UNKNOWN_ID } from '../passes/probe-input'
import type { Journey } from './journey'

const UNKNOWN_SHOW = { showId: UNKNOWN_ID }

export const wrongInputIsRefused: Journey = {
  area: 'start',
  title: 'Wrong input is refused in words',
  needsLogin: false,
  async play(visitor) {
    const show = visitor.on('Show', 'An empty page for a link to a show that is gone')
    const what = { what: 'a show that does not exist' }
    await show.refusal(getShowStatic, UNKNOWN_SHOW, what)
    const search = visitor.on('Search', 'Results of a page that cannot be')
    const wrongPage = { keyword: 'a', pageType: 'SEARCH_PAGE' as const, offset: -1, length: 20 }
    await search.refusal(searchShows, wrongPage, { what: 'an offset below 0' })
  },
}
