import { preOrder } from '@/contracts/order/pre-order'
import { listSessionsStatic } from '@/contracts/session/list-sessions-static'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { listCategories } from '@/contracts/show/list-categories'
import { searchShows } from '@/contracts/show/search-shows'
import { getTour } from '@/contracts/tour/get-tour'
import { getVenue } from '@/contracts/venue/get-venue'
import { showsAreFound } from '../../../scripts/conformance/journeys/browse-lists'
import { sessionsAreChosen, showIsRead } from '../../../scripts/conformance/journeys/browse-show'
import { orderIsCancelled } from '../../../scripts/conformance/journeys/buy'
import { wrongInputIsRefused } from '../../../scripts/conformance/journeys/refusals'
import { languagesDiffer } from '../../../scripts/conformance/journeys/start'
import { readUnknownIds } from '../../../scripts/conformance/passes/unknown-ids'
import { changed, inOneLanguage, type PlantedFault, replaced } from './plant'

/** Faults of single answers: shape, language, refusals. */
export const ANSWER_FAULTS: readonly PlantedFault[] = [
  {
    does: 'answers in one language',
    detour: inOneLanguage(listCategories),
    journeys: [languagesDiffer],
    call: listCategories,
    rule: 'language',
    missing: 'the names of categories are the same in zh-CN, zh-MO, en-US',
    sees: 'Texts of another language among those of the app',
  },
  {
    does: 'refuses venues in one language',
    detour: inOneLanguage(getVenue),
    journeys: [wrongInputIsRefused],
    passes: [readUnknownIds],
    areas: ['browse'],
    call: getVenue,
    rule: 'language',
    missing: 'the words of a refusal in en-US are',
    sees: 'A refusal in another language',
  },
  {
    does: 'refuses tours in simplified characters in Macau',
    detour: inOneLanguage(getTour),
    journeys: [wrongInputIsRefused],
    passes: [readUnknownIds],
    areas: ['browse'],
    call: getTour,
    rule: 'language',
    missing: 'the words of a refusal in zh-MO are',
    sees: 'A refusal in another language',
  },
  {
    does: 'names weekdays in one language',
    detour: inOneLanguage(listSessionsStatic),
    journeys: [sessionsAreChosen],
    call: listSessionsStatic,
    rule: 'language',
    missing: 'in zh-CN and in en-US',
    sees: 'Weekdays in Chinese for users who read English',
  },
  {
    does: 'answers a refusal with an error page',
    detour: replaced(getShowStatic, (reply) => ({ ...reply, status: 500, body: '<h1>Internal Server Error</h1>' })),
    journeys: [wrongInputIsRefused],
    call: getShowStatic,
    rule: 'envelope',
    missing: 'HTTP 500; business answers come with HTTP 200',
    sees: '“Something went wrong” in place of the gateway’s own words',
  },
  {
    does: 'refuses without words in a mode of its own',
    detour: replaced(getShowStatic, (reply) => ({ ...reply, body: { statusCode: 40001, mode: 77, data: null } })),
    journeys: [wrongInputIsRefused],
    call: getShowStatic,
    rule: 'envelope',
    missing: 'the refusal 40001 has mode 77, and the app knows 0, 1, 2, 3, 4, 5, 8, 9, 10, 11',
    sees: 'A dialog without words, or none at all, where the gateway refuses',
  },
  {
    does: 'answers without a body',
    detour: replaced(getShowStatic, (reply) => ({ ...reply, body: '' })),
    journeys: [showIsRead],
    call: getShowStatic,
    rule: 'envelope',
    missing: 'the answer is no JSON object',
    sees: 'An error in place of the content',
  },
  {
    does: 'accepts an offset below zero',
    detour: replaced(searchShows, (reply) => ({
      ...reply,
      body: { statusCode: 200, data: { list: [], total: 0, offset: 0, length: 20, hasMore: false } },
    })),
    journeys: [wrongInputIsRefused],
    call: searchShows,
    rule: 'refused',
    missing: 'the gateway accepts an offset below 0',
    sees: 'Results of a page that cannot be',
  },
  {
    does: 'does not know a call',
    detour: replaced(searchShows, (reply) => ({ ...reply, status: 404 })),
    journeys: [showsAreFound],
    call: searchShows,
    rule: 'known',
    missing: 'the gateway does not know the call (HTTP 404)',
    sees: 'A search that finds nothing',
  },
  {
    does: 'leaves out a field',
    detour: changed(getShowStatic, ({ basicInfo }) => delete basicInfo.venueName),
    journeys: [showIsRead],
    call: getShowStatic,
    rule: 'schema',
    missing: 'data.basicInfo.venueName is missing',
    sees: 'The page of a show does not open',
  },
  {
    does: 'writes an amount as a text',
    detour: changed(preOrder, (data) => Object.assign(data, { totalAmount: String(data.totalAmount) })),
    journeys: [orderIsCancelled],
    call: preOrder,
    rule: 'schema',
    missing: 'data.totalAmount is string and should be number',
    sees: 'No price, and no order',
  },
]
