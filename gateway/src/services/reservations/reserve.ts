import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { CreateReservationInput } from '@/contracts/reserve/create-reservation'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import type { Reservation } from '../../catalogue/entities/visits'
import { isPhoneNumber } from '../accounts/phone-numbers'
import { type PlacedOrder, placeOrder } from '../orders/place-order'
import { userAttendees } from '../people/attendees'
import { priceForBuyer } from '../pricing/find-deductions'
import { reservationDraft } from './reservation-draft'
import { reserveById, type Slot, slotById, stockSlot } from './slots'

/** Reserves a time for the user (RESERVE-005). Call it inside a transaction, after `lockUser`. */
export async function reserve(call: UserCall<CreateReservationInput>): Promise<PlacedOrder> {
  const { input, db, user, shop } = call
  const { qty, contact } = input
  const { place, slot } = openSlot(call)
  if (!isPhoneNumber(contact)) throw new BusinessError(BUSINESS_ERROR.phoneFormat, 'order.contact', { mode: 1 })
  const visitors = await visitorsOf(call, place.isRealName)
  await stockSlot(db, place, slot)
  const draft = reservationDraft(shop.catalogue, place, slot, { qty, visitors })
  return placeOrder(call, { ...(await priceForBuyer(call, draft, {})), userId: user.userId, contact })
}

/** The time that is wanted; refused once it has begun, and for more people than one may bring. */
export function openSlot({
  input: { reserveId, slotId, qty },
  clock,
  shop,
}: Pick<UserCall<Pick<CreateReservationInput, 'reserveId' | 'slotId' | 'qty'>>, 'input' | 'clock' | 'shop'>): {
  place: Reservation
  slot: Slot
} {
  const now = clock.now()
  const place = reserveById(shop.catalogue, reserveId)
  const slot = slotById(place, { slotId, now })
  if (slot.beginAt <= now) throw new BusinessError(BUSINESS_ERROR.notOnSale, 'reserve.closed', { mode: 1 })
  if (qty > place.maxQty) {
    throw new BusinessError(BUSINESS_ERROR.limitReached, 'reserve.limit', { mode: 1, values: { count: place.maxQty } })
  }
  return { place, slot }
}

/** Names of the visitors, copied from the attendees of the user. */
async function visitorsOf(
  { input, db, user }: UserCall<CreateReservationInput>,
  isRealName: boolean,
): Promise<string[]> {
  const ids = [...new Set(input.visitors)]
  const people = await userAttendees(db, user.userId, ids)
  if (people.length !== ids.length) {
    throw new BusinessError(BUSINESS_ERROR.attendeeRules, 'attendee.notYours', { mode: 1 })
  }
  if (isRealName ? ids.length !== input.qty : ids.length > input.qty) {
    throw new BusinessError(BUSINESS_ERROR.attendeeRules, 'attendee.count', {
      mode: 1,
      values: { required: input.qty },
    })
  }
  return ids.flatMap((id) => people.find((known) => known.id === id)?.name ?? [])
}
