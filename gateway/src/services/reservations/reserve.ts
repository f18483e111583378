import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { CreateReservationInput } from '@/contracts/reserve/create-reservation'
import { BusinessError, notFound } from '../../business-error'
import type { UserCall } from '../../call'
import { userAttendees } from '../attendees'
import { type PlacedOrder, placeOrder } from '../orders/place-order'
import { isPhoneNumber } from '../phone-numbers'
import { priceForBuyer } from '../pricing/find-deductions'
import { reservationDraft } from './reservation-draft'
import { reserveById, slotsOf, stockSlot } from './slots'

/** Reserves a time for the user (RESERVE-005). Call it inside a transaction, after `lockUser`. */
export async function reserve(call: UserCall<CreateReservationInput>): Promise<PlacedOrder> {
  const { input, db, clock, user, shop } = call
  const { qty, contact } = input
  const place = reserveById(shop.catalogue, input.reserveId)
  const slot = slotsOf(shop.catalogue, place, clock.now()).find(({ slotId }) => slotId === input.slotId)
  if (!slot) throw notFound()
  if (slot.beginAt <= clock.now()) throw new BusinessError(BUSINESS_ERROR.notOnSale, 'reserve.closed', { mode: 1 })
  if (qty > place.maxQty) {
    throw new BusinessError(BUSINESS_ERROR.limitReached, 'reserve.limit', { mode: 1, values: { count: place.maxQty } })
  }
  if (!isPhoneNumber(contact)) throw new BusinessError(BUSINESS_ERROR.phoneFormat, 'order.contact', { mode: 1 })
  const visitors = await visitorsOf(call, place.isRealName)
  await stockSlot(db, place, slot)
  const draft = reservationDraft(shop.catalogue, place, slot, { qty, visitors })
  return placeOrder(call, { ...(await priceForBuyer(call, draft, {})), userId: user.userId, contact })
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
