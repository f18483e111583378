import { getProfile } from '@/contracts/account/get-profile'
import { createAddress } from '@/contracts/address/create-address'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { getOrder } from '@/contracts/order/get-order'
import { preOrder } from '@/contracts/order/pre-order'
import { getSeatMapDynamic } from '@/contracts/seat/get-seat-map-dynamic'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { listShows } from '@/contracts/show/list-shows'
import { searchShows } from '@/contracts/show/search-shows'
import { AppError } from '@/lib/app-error'
import type { EndpointInfo } from '@/request/call'
import type { HttpReply } from '@/request/transport'
import type { Rule } from '../../scripts/conformance/findings'
import { addressIsKept } from '../../scripts/conformance/journeys/addresses'
import { showsAreFound, showsAreListed } from '../../scripts/conformance/journeys/browse-lists'
import { showIsRead } from '../../scripts/conformance/journeys/browse-show'
import { orderIsCancelled } from '../../scripts/conformance/journeys/buy'
import type { Journey } from '../../scripts/conformance/journeys/journey'
import { sessionsAreRequired, wrongInputIsRefused } from '../../scripts/conformance/journeys/refusals'
import { seatsAreKept } from '../../scripts/conformance/journeys/seats'
import { languagesDiffer } from '../../scripts/conformance/journeys/start'
import { type Detour, isCallOf } from './conformance-kit'

/** A gateway that does one thing wrong, and what the kit has to say of it. */
export interface PlantedFault {
  /** Behaviour of the gateway. */
  does: string
  detour(): Detour
  journey: Journey
  call: EndpointInfo
  rule: Rule
  missing: string
  sees: string
}

// biome-ignore lint/suspicious/noExplicitAny: a fault is whatever a contract does not allow.
type Data = any

/** Changes the data of the answers to one call. */
function changed(endpoint: EndpointInfo, change: (data: Data, url: string) => void): () => Detour {
  return () => async (request, forward) => {
    const reply = await forward(request)
    const body = structuredClone(reply.body) as { data: Data }
    if (!isCallOf(request, endpoint) || !body.data) return reply
    change(body.data, request.url)
    return { ...reply, body }
  }
}

function replaced(endpoint: EndpointInfo, replace: (reply: HttpReply) => HttpReply): () => Detour {
  return () => async (request, forward) => {
    const reply = await forward(request)
    return isCallOf(request, endpoint) ? replace(reply) : reply
  }
}

/** The first item of a list once more at the head of each later page. */
function repeatFirst(): Detour {
  let first: unknown
  return changed(listShows, (data, url) => {
    if (url.includes('offset=0')) first = data.list[0]
    else data.list[0] = first
  })()
}

const inOneLanguage: Detour = (request, forward) => {
  const url = request.url.replace(/lang=[^&]+/, 'lang=zh')
  return forward({ ...request, url, headers: { ...request.headers, locale: 'zh' } })
}

const withoutKeys: Detour = (request, forward) => {
  const { 'idempotency-key': _key, ...headers } = request.headers
  return forward({ ...request, headers })
}

/** Orders that stay as they were before they were cancelled. */
function neverCancelled(): Detour {
  let isCancelled = false
  return async (request, forward) => {
    if (isCallOf(request, cancelOrder)) isCancelled = true
    const stale = changed(getOrder, ({ orderBrief }) =>
      Object.assign(orderBrief.orderState, isCancelled && { code: 1 }),
    )
    return stale()(request, forward)
  }
}

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    does: 'leaves out a field',
    detour: changed(getShowStatic, ({ basicInfo }) => delete basicInfo.venueName),
    journey: showIsRead,
    call: getShowStatic,
    rule: 'schema',
    missing: 'data.basicInfo.venueName is missing',
    sees: 'The page of a show does not open',
  },
  {
    does: 'writes an amount as a text',
    detour: changed(preOrder, (data) => Object.assign(data, { totalAmount: String(data.totalAmount) })),
    journey: orderIsCancelled,
    call: preOrder,
    rule: 'schema',
    missing: 'data.totalAmount is string and should be number',
    sees: 'No price, and no order',
  },
  {
    does: 'charges a fee that is no price line',
    detour: changed(preOrder, (data) => Object.assign(data, { payAmount: data.payAmount + 1 })),
    journey: orderIsCancelled,
    call: preOrder,
    rule: 'prices',
    missing: 'the price lines add up to',
    sees: 'No price, and no order',
  },
  {
    does: 'repeats a show on the next page',
    detour: repeatFirst,
    journey: showsAreListed,
    call: listShows,
    rule: 'paging',
    missing: 'items are on two pages: 1, such as',
    sees: 'An item twice in a list, or never',
  },
  {
    does: 'always has another page',
    detour: changed(searchShows, (data) => Object.assign(data, { hasMore: true })),
    journey: showsAreFound,
    call: searchShows,
    rule: 'paging',
    missing: 'hasMore is true at item 0 of 0',
    sees: 'A search that finds nothing',
  },
  {
    does: 'answers in one language',
    detour: () => inOneLanguage,
    journey: languagesDiffer,
    call: { ...listShows, path: 'show/pub/v3/backend_categories' },
    rule: 'language',
    missing: 'the names of categories are the same in zh-CN, zh-MO, en-US',
    sees: 'Texts of another language among those of the app',
  },
  {
    does: 'ignores the Idempotency-Key',
    detour: () => withoutKeys,
    journey: addressIsKept,
    call: createAddress,
    rule: 'idempotency',
    missing: 'the same Idempotency-Key makes the addresses',
    sees: 'The same address twice',
  },
  {
    does: 'answers a refusal with an error page',
    detour: replaced(getShowStatic, (reply) => ({ ...reply, status: 500, body: '<h1>Internal Server Error</h1>' })),
    journey: wrongInputIsRefused,
    call: getShowStatic,
    rule: 'envelope',
    missing: 'HTTP 500; business answers come with HTTP 200',
    sees: '“Something went wrong” in place of the gateway’s own words',
  },
  {
    does: 'refuses without words in a mode of its own',
    detour: replaced(getShowStatic, (reply) => ({ ...reply, body: { statusCode: 40001, mode: 77, data: null } })),
    journey: wrongInputIsRefused,
    call: getShowStatic,
    rule: 'envelope',
    missing: 'the refusal 40001 has mode 77, and the app knows 0, 1, 2, 3, 4, 5, 8, 9, 10, 11',
    sees: 'A dialog without words, or none at all, where the gateway refuses',
  },
  {
    does: 'answers a private call to anybody',
    detour: replaced(getProfile, (reply) => ({ ...reply, body: { statusCode: 200, data: { nickname: 'x' } } })),
    journey: sessionsAreRequired,
    call: getProfile,
    rule: 'access',
    missing: 'the gateway accepts a private call without an access token',
    sees: 'What belongs to one user, to anybody',
  },
  {
    does: 'leaves a cancelled order unpaid',
    detour: neverCancelled,
    journey: orderIsCancelled,
    call: cancelOrder,
    rule: 'states',
    missing: 'a cancelled order is in state 1 instead of -1 (CANCELED)',
    sees: 'A cancelled order that waits to be paid',
  },
  {
    does: 'has a clock that is an hour ahead',
    detour: replaced(listShows, ({ headers, ...reply }) => {
      return { ...reply, headers: { date: new Date(Date.parse(headers.date ?? '') + 3_600_000).toUTCString() } }
    }),
    journey: showsAreListed,
    call: listShows,
    rule: 'clock',
    missing: 'the header Date is 60 min ahead',
    sees: 'Countdowns and time limits that end too early or too late; entry codes that no gate takes',
  },
  {
    does: 'turns a cursor back',
    detour: changed(getSeatMapDynamic, (data, url) => Object.assign(data, url.includes('since=') && { ts: 1 })),
    journey: seatsAreKept,
    call: getSeatMapDynamic,
    rule: 'cursor',
    missing: 'ts goes back from one answer to the next',
    sees: 'Seats that look free and are sold',
  },
  {
    does: 'does not know a call',
    detour: replaced(searchShows, (reply) => ({ ...reply, status: 404 })),
    journey: showsAreFound,
    call: searchShows,
    rule: 'known',
    missing: 'the gateway does not know the call (HTTP 404)',
    sees: 'A search that finds nothing',
  },
  {
    does: 'does not answer in time',
    detour: replaced(listShows, () => {
      throw new AppError('network', 'timeout')
    }),
    journey: showsAreListed,
    call: listShows,
    rule: 'reachable',
    missing: 'no answer within 5 s',
    sees: 'A list that is empty or wrong',
  },
]
