import { removeAddress } from '@/contracts/address/remove-address'
import { getAgreement } from '@/contracts/agreement/get-agreement'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { getOrder } from '@/contracts/order/get-order'
import { listOrders } from '@/contracts/order/list-orders'
import { getShowStatic } from '@/contracts/show/get-show-static'
import { getVenue } from '@/contracts/venue/get-venue'
import { addressIsKept } from '../../../scripts/conformance/journeys/addresses'
import { showIsRead } from '../../../scripts/conformance/journeys/browse-show'
import { orderIsCancelled } from '../../../scripts/conformance/journeys/buy'
import { policiesAreRead } from '../../../scripts/conformance/journeys/start'
import { venuesAreRead } from '../../../scripts/conformance/journeys/venues'
import { type Detour, isCallOf } from '../conformance-kit'
import { changed, type PlantedFault } from './plant'

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

/** Addresses that stay after their removal. */
const neverRemoved = (): Detour => async (request, forward) => {
  if (!isCallOf(request, removeAddress)) return forward(request)
  return { status: 200, headers: {}, body: { statusCode: 200, data: true } }
}

/** Faults of what belongs together: states, ids, names. */
export const CONTENT_FAULTS: readonly PlantedFault[] = [
  {
    does: 'leaves a cancelled order unpaid',
    detour: neverCancelled,
    journeys: [orderIsCancelled],
    call: cancelOrder,
    rule: 'states',
    missing: 'a cancelled order is in state 1 instead of -1 (CANCELED)',
    sees: 'A cancelled order that waits to be paid',
  },
  {
    does: 'knows a state that the app does not',
    detour: changed(getOrder, ({ orderBrief }) => Object.assign(orderBrief.orderState, { code: 99 })),
    journeys: [orderIsCancelled],
    call: getOrder,
    rule: 'states',
    missing: 'the order state 99 is none that the app knows',
    sees: 'Buttons and texts of a state that the order is not in',
  },
  {
    does: 'answers with another show',
    detour: changed(getShowStatic, ({ basicInfo }) => Object.assign(basicInfo, { showId: 'another' })),
    journeys: [showIsRead],
    call: getShowStatic,
    rule: 'content',
    missing: 'showId is another, and',
    sees: 'Another thing than the one that was opened',
  },
  {
    does: 'answers with another venue',
    detour: changed(getVenue, (data) => Object.assign(data, { venueId: 'another' })),
    journeys: [venuesAreRead],
    call: getVenue,
    rule: 'content',
    missing: 'venueId is another, and',
    sees: 'Another thing than the one that was opened',
  },
  {
    does: 'names a show differently in list and page',
    detour: changed(getShowStatic, ({ basicInfo }) => Object.assign(basicInfo, { showName: 'Another' })),
    journeys: [showIsRead],
    call: getShowStatic,
    rule: 'content',
    missing: 'a show has another name on its page than in the list',
    sees: 'The page of a show does not open',
  },
  {
    does: 'keeps a removed address',
    detour: neverRemoved,
    journeys: [addressIsKept],
    call: removeAddress,
    rule: 'content',
    missing: 'a removed address is still listed',
    sees: 'An address that cannot be kept',
  },
  {
    does: 'has an agreement without a text',
    detour: changed(getAgreement, (data) => Object.assign(data, { html: '' })),
    journeys: [policiesAreRead],
    call: getAgreement,
    rule: 'content',
    missing: 'an agreement has no text',
    sees: 'The agreement at the login cannot be read',
  },
  {
    does: 'forgets an order in the list',
    detour: changed(listOrders, (data) => Object.assign(data, { list: [], total: 0, hasMore: false })),
    journeys: [orderIsCancelled],
    call: listOrders,
    rule: 'content',
    missing: 'a new order is not listed',
    sees: 'The order is missing in the list',
  },
]
