import { getProfile } from '@/contracts/account/get-profile'
import { createAddress } from '@/contracts/address/create-address'
import { getAddress } from '@/contracts/address/get-address'
import { removeAddress } from '@/contracts/address/remove-address'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { removeAttendee } from '@/contracts/attendee/remove-attendee'
import { cancelOrder } from '@/contracts/order/cancel-order'
import { createOrder } from '@/contracts/order/create-order'
import { getOrder } from '@/contracts/order/get-order'
import { listOrders } from '@/contracts/order/list-orders'
import { listCashiers } from '@/contracts/payment/list-cashiers'
import { getTicketCode } from '@/contracts/voucher/get-ticket-code'
import { getVoucher } from '@/contracts/voucher/get-voucher'
import type { EndpointInfo } from '@/request/call'
import { profileIsRead } from '../../../scripts/conformance/journeys/account'
import { addressIsKept } from '../../../scripts/conformance/journeys/addresses'
import { ordersAreRead } from '../../../scripts/conformance/journeys/after-sale'
import { attendeeIsKept } from '../../../scripts/conformance/journeys/attendees'
import { orderIsCancelled } from '../../../scripts/conformance/journeys/buy'
import { orderIsPaid } from '../../../scripts/conformance/journeys/pay'
import { ticketsAreShown } from '../../../scripts/conformance/journeys/wallet'
import { readAsAnotherUser } from '../../../scripts/conformance/passes/another-user'
import { callWithoutSession } from '../../../scripts/conformance/passes/without-session'
import { type Detour, isCallOf } from '../conformance-kit'
import { asFirstUser, changed, type PlantedFault, replaced } from './plant'

/** Accepts a token with a changed letter as the one that it gave. */
function changedTokens(): Detour {
  let given: string | undefined
  return (request, forward) => {
    const token = request.headers['access-token']
    if (!isCallOf(request, listOrders) || token === undefined) return forward(request)
    given ??= token
    return forward({ ...request, headers: { ...request.headers, 'access-token': given } })
  }
}

/** Makes one call as the user who made another one last. */
function withTokenOf(earlier: EndpointInfo, later: EndpointInfo): () => Detour {
  return () => {
    let owner = ''
    return (request, forward) => {
      if (isCallOf(request, earlier)) owner = request.headers['access-token'] ?? ''
      if (!isCallOf(request, later)) return forward(request)
      return forward({ ...request, headers: { ...request.headers, 'access-token': owner } })
    }
  }
}

/** Faults of sessions and of what belongs to one user. */
export const ACCESS_FAULTS: readonly PlantedFault[] = [
  {
    does: 'answers a private call to anybody',
    detour: asFirstUser(getProfile),
    journeys: [profileIsRead],
    passes: [callWithoutSession],
    areas: ['account'],
    call: getProfile,
    rule: 'access',
    missing: 'the gateway accepts a private call without an access token',
    sees: 'What belongs to one user, to anybody',
  },
  {
    does: 'accepts a changed token',
    detour: changedTokens,
    journeys: [orderIsCancelled],
    passes: [callWithoutSession],
    areas: ['buy'],
    call: listOrders,
    rule: 'access',
    missing: 'the gateway accepts a private call with an access token that it never gave',
    sees: 'What belongs to one user, to anybody',
  },
  {
    does: 'refuses without a token in a code of its own',
    detour: replaced(getProfile, (reply, { headers }) =>
      headers['access-token']
        ? reply
        : { ...reply, body: { statusCode: 40100, comments: '请登录', mode: 1, data: null } },
    ),
    journeys: [profileIsRead],
    passes: [callWithoutSession],
    areas: ['account'],
    call: getProfile,
    rule: 'access',
    missing: 'is refused with 40100 instead of 15012007',
    sees: 'An error in place of the login page once the session has ended',
  },
  {
    does: "answers any order id with another user's order",
    detour: asFirstUser(getOrder),
    journeys: [orderIsCancelled],
    call: getOrder,
    rule: 'access',
    missing: 'the gateway accepts another user who reads an order',
    sees: 'Orders of other users',
  },
  {
    does: "opens the cashier of another user's order",
    detour: asFirstUser(listCashiers),
    journeys: [orderIsCancelled],
    call: listCashiers,
    rule: 'access',
    missing: 'the gateway accepts another user at the cashier',
    sees: 'Orders of other users',
  },
  {
    does: "cancels another user's order",
    detour: withTokenOf(createOrder, cancelOrder),
    journeys: [orderIsCancelled],
    call: cancelOrder,
    rule: 'access',
    missing: 'the gateway accepts another user who cancels an order',
    sees: 'Orders of other users',
  },
  {
    does: "reads another user's address",
    detour: asFirstUser(getAddress),
    journeys: [addressIsKept],
    call: getAddress,
    rule: 'access',
    missing: 'the gateway accepts another user who reads an address',
    sees: 'An address that cannot be kept',
  },
  {
    does: "removes another user's address",
    detour: withTokenOf(createAddress, removeAddress),
    journeys: [addressIsKept],
    call: removeAddress,
    rule: 'access',
    missing: 'the gateway accepts another user who removes an address',
    sees: 'An address that cannot be kept',
  },
  {
    does: "removes another user's attendee",
    detour: withTokenOf(createAttendee, removeAttendee),
    journeys: [attendeeIsKept],
    call: removeAttendee,
    rule: 'access',
    missing: 'the gateway accepts another user who removes an attendee',
    sees: 'An attendee that cannot be kept',
  },
  {
    does: 'lists the orders of all users',
    detour: asFirstUser(listOrders),
    journeys: [orderIsPaid, ordersAreRead],
    mayPay: true,
    passes: [readAsAnotherUser],
    areas: ['buy', 'after-sale'],
    call: listOrders,
    rule: 'access',
    missing: 'another user gets orderId',
    sees: 'Orders, tickets and addresses of other users',
  },
  {
    does: "shows another user's ticket",
    detour: asFirstUser(getVoucher),
    journeys: [orderIsPaid, ticketsAreShown],
    passes: [readAsAnotherUser],
    areas: ['buy', 'wallet'],
    mayPay: true,
    call: getVoucher,
    rule: 'access',
    missing: 'another user gets',
    sees: 'Orders, tickets and addresses of other users',
  },
  {
    does: "gives the entry code of another user's ticket",
    detour: asFirstUser(getTicketCode),
    journeys: [orderIsPaid, ticketsAreShown],
    passes: [readAsAnotherUser],
    areas: ['buy', 'wallet'],
    mayPay: true,
    call: getTicketCode,
    rule: 'access',
    missing: 'another user gets',
    sees: 'Orders, tickets and addresses of other users',
  },
  {
    does: 'shows a whole phone number',
    detour: changed(getProfile, (data) => Object.assign(data, { cellphone: '13912345678' })),
    journeys: [profileIsRead],
    call: getProfile,
    rule: 'access',
    missing: 'the phone number comes unmasked',
    sees: 'A whole phone number on the screen',
  },
]
