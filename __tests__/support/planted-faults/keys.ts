import { createAddress } from '@/contracts/address/create-address'
import { createAttendee } from '@/contracts/attendee/create-attendee'
import { addToCart } from '@/contracts/cart/add-to-cart'
import { createOrder } from '@/contracts/order/create-order'
import { pay } from '@/contracts/payment/pay'
import { lockSeats } from '@/contracts/seat/lock-seats'
import { addressIsKept } from '../../../scripts/conformance/journeys/addresses'
import { attendeeIsKept } from '../../../scripts/conformance/journeys/attendees'
import { orderIsCancelled } from '../../../scripts/conformance/journeys/buy'
import { cartIsFilled } from '../../../scripts/conformance/journeys/goods'
import { orderIsPaid } from '../../../scripts/conformance/journeys/pay'
import { seatsAreKept } from '../../../scripts/conformance/journeys/seats'
import { type PlantedFault, withoutKey } from './plant'

/** Faults of calls that create something: each makes it twice. */
export const KEY_FAULTS: readonly PlantedFault[] = [
  {
    does: 'ignores the key of an address',
    detour: withoutKey(createAddress),
    journeys: [addressIsKept],
    call: createAddress,
    rule: 'idempotency',
    missing: 'the same Idempotency-Key makes a second thing',
    sees: 'The same thing twice, and paid twice, after a lost answer',
  },
  {
    does: 'ignores the key of an order',
    detour: withoutKey(createOrder),
    journeys: [orderIsCancelled],
    call: createOrder,
    rule: 'idempotency',
    missing: 'refused with',
    sees: 'The same thing twice, and paid twice, after a lost answer',
  },
  {
    does: 'ignores the key of goods for the cart',
    detour: withoutKey(addToCart),
    journeys: [cartIsFilled],
    call: addToCart,
    rule: 'idempotency',
    missing: 'the same Idempotency-Key makes a second thing',
    sees: 'The same thing twice, and paid twice, after a lost answer',
  },
  {
    does: 'ignores the key of chosen seats',
    detour: withoutKey(lockSeats),
    journeys: [seatsAreKept],
    call: lockSeats,
    rule: 'idempotency',
    missing: 'the same Idempotency-Key makes a second thing',
    sees: 'The same thing twice, and paid twice, after a lost answer',
  },
  {
    does: 'ignores the key of an attendee',
    detour: withoutKey(createAttendee),
    journeys: [attendeeIsKept],
    call: createAttendee,
    rule: 'idempotency',
    missing: 'refused with',
    sees: 'The same thing twice, and paid twice, after a lost answer',
  },
  {
    does: 'ignores the key of a payment',
    detour: withoutKey(pay),
    journeys: [orderIsPaid],
    mayPay: true,
    call: pay,
    rule: 'idempotency',
    missing: 'the same Idempotency-Key makes a second thing',
    sees: 'The same thing twice, and paid twice, after a lost answer',
  },
]
