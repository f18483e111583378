import { listSeatPlansStatic } from '@/contracts/session/list-seat-plans-static'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { listShows } from '@/contracts/show/list-shows'
import { searchShows } from '@/contracts/show/search-shows'
import { listVenues } from '@/contracts/venue/list-venues'
import { showsAreFound, showsAreListed } from '../../../scripts/conformance/journeys/browse-lists'
import { sessionsAreChosen } from '../../../scripts/conformance/journeys/browse-show'
import { venuesAreRead } from '../../../scripts/conformance/journeys/venues'
import type { Detour } from '../conformance-kit'
import { changed, type PlantedFault } from './plant'

/** The first item of a list once more at the head of later pages, from an offset on. */
function repeatFirst(from: number): () => Detour {
  return () => {
    let first: unknown
    return changed(listShows, (data, url) => {
      const offset = Number(/offset=(\d+)/.exec(url)?.[1])
      if (offset === 0) first = data.list[0]
      else if (offset >= from) data.list[0] = first
    })()
  }
}

/** Faults of lists: pages, order, filters, ids that come twice. */
export const LIST_FAULTS: readonly PlantedFault[] = [
  {
    does: 'repeats a show on the next page',
    detour: repeatFirst(1),
    journeys: [showsAreListed],
    call: listShows,
    rule: 'paging',
    missing: 'items come twice: 1, such as',
    sees: 'An item twice in a list, or never',
  },
  {
    does: 'repeats a show on the fourth page',
    detour: repeatFirst(60),
    journeys: [showsAreListed],
    call: listShows,
    rule: 'paging',
    missing: 'items come twice: 1, such as',
    sees: 'An item twice in a list, or never',
  },
  {
    does: 'always has another page',
    detour: changed(searchShows, (data) => Object.assign(data, { hasMore: true })),
    journeys: [showsAreFound],
    call: searchShows,
    rule: 'paging',
    missing: 'hasMore is true at item 0 of 0',
    sees: 'A search that finds nothing',
  },
  {
    does: 'ends a list too early',
    detour: changed(listVenues, (data) => Object.assign(data, { hasMore: false })),
    journeys: [venuesAreRead],
    call: listVenues,
    rule: 'paging',
    missing: 'hasMore is false at item 20 of',
    sees: 'No venues',
  },
  {
    does: 'counts items that never come',
    detour: changed(listVenues, (data) => Object.assign(data, { total: data.total + 3 })),
    journeys: [venuesAreRead],
    call: listVenues,
    rule: 'paging',
    missing: 'hasMore is false at item',
    sees: 'No venues',
  },
  {
    does: 'counts more items on each page',
    detour: changed(listShows, (data) => Object.assign(data, { total: data.total + data.offset })),
    journeys: [showsAreListed],
    call: listShows,
    rule: 'paging',
    missing: 'total changes from page to page',
    sees: 'An item twice in a list, or never',
  },
  {
    does: 'answers longer pages than requested',
    detour: changed(listShows, (data) => data.list.push({ ...data.list[0], showId: `x${data.offset}` })),
    journeys: [showsAreListed],
    call: listShows,
    rule: 'paging',
    missing: 'a page of 20 has 21 items',
    sees: 'A list that is empty or wrong',
  },
  {
    does: 'ignores the order of a list',
    detour: changed(listShows, (data) => data.list.reverse()),
    journeys: [showsAreListed],
    call: listShows,
    rule: 'content',
    missing: 'shows sorted by TIME_ASC are out of order',
    sees: 'A list that is empty or wrong',
  },
  {
    does: 'ignores the category of a list',
    detour: () => (request, forward) =>
      forward({ ...request, url: request.url.replace(/backendCategoryCode=\w+&?/, '') }),
    journeys: [showsAreListed],
    call: listShows,
    rule: 'content',
    missing: 'has shows of another, such as',
    sees: 'A list that is empty or wrong',
  },
  {
    does: 'names a seat plan twice',
    detour: changed(listSeatPlansStatic, ({ seatPlans }) => seatPlans.push({ ...seatPlans[0] })),
    journeys: [sessionsAreChosen],
    call: listSeatPlansStatic,
    rule: 'content',
    missing: 'data.seatPlans has',
    sees: 'The same choice twice, of which one does nothing',
  },
  {
    does: 'names a seat plan in place of another',
    detour: changed(listSeatPlansStatic, ({ seatPlans }) => Object.assign(seatPlans.at(-1), { seatPlanId: 'another' })),
    journeys: [sessionsAreChosen],
    call: { method: 'GET', path: 'show/pub/v5/show/:showId/show_session/:bizShowSessionId/seat_plans_dynamic_data' },
    rule: 'content',
    missing: 'name different seat plans',
    sees: 'No session or no price to choose',
  },
  {
    does: 'names a session twice',
    detour: changed(listSessionsStatic, ({ sessions }) => sessions.push({ ...sessions[0] })),
    journeys: [sessionsAreChosen],
    call: listSessionsStatic,
    rule: 'content',
    missing: 'data.sessions has',
    sees: 'The same choice twice, of which one does nothing',
  },
  {
    does: 'finds everything',
    detour: () => (request, forward) =>
      forward({ ...request, url: request.url.replace(/keyword=\w+/, 'keyword=%E9%9F%B3') }),
    journeys: [showsAreFound],
    call: searchShows,
    rule: 'content',
    missing: 'a word without meaning finds shows',
    sees: 'A search that finds nothing',
  },
]
