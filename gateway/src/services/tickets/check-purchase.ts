import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { CreateOrderInput } from '@/contracts/order/create-order'
import { attendeeError, requiredAttendees } from '@/domain/attendee-rules'
import { ageOn } from '@/domain/identity-document'
import { birthdayOf } from '@/domain/minor'
import { venueTime } from '@/domain/show-date'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import { availabilityOf, purchaseModeNow, sessionStatusNow } from '../../catalogue/availability'
import type { Session } from '../../catalogue/entities/session'
import { isDeliverable } from '../../catalogue/regions'
import type { OrderSource } from '../../database/schema/orders'
import type { AddressSnapshot } from '../../database/schema/snapshots'
import { OutOfStock } from '../inventory/inventory'
import { DOOR_MAX_QTY, doorSessions, isAtDoor } from '../orders/door-sales'
import type { TicketHolder } from '../orders/order-draft'
import { findOwnAddress } from '../people/addresses'
import { type AttendeeRow, faultFor, holdersOf, userAttendees } from '../people/attendees'
import { usedPrivilege } from '../rights/privileges'
import { ticketLimits, unpaidTickets } from './purchase-limits'
import { GATE_WORDS, isInvited, mayBuy } from './purchase-rights'
import { requestedNames } from './requested-names'
import type { WantedItem } from './ticket-draft'
import type { TicketPart } from './ticket-quote'

type CreateCall = UserCall<CreateOrderInput>

/**
 * Everything about a purchase of tickets that can be wrong before stock is taken. Call it inside the transaction, after
 * `lockUser`: limits are counted while no other purchase of the user runs.
 */
export async function checkPurchase(
  call: CreateCall,
  part: TicketPart & { deliverMethod: string },
  source: OrderSource,
): Promise<void> {
  const { input } = call
  const { found, items, deliverMethod } = part
  const { gate } = found.show
  if (gate !== null && !(await mayBuy(call, gate))) {
    throw new BusinessError(BUSINESS_ERROR.noRight, GATE_WORDS[gate], { mode: 1 })
  }
  const isDoor = isAtDoor(call, found.show, input.siteId)
  if (isDoor && !doorSessions(found.show, call.clock.now()).includes(found.session)) throw notOnSale()
  await checkOnSale(call, part, { source, closesAt: isDoor ? found.session.endAt : found.session.beginAt })
  await checkLimits(call, found.session, items, isDoor ? DOOR_MAX_QTY : found.session.limitation)
  if (!found.session.deliverMethods.some((method) => method === deliverMethod)) {
    throw new BusinessError(BUSINESS_ERROR.badInput, 'order.deliver', { mode: 1 })
  }
}

async function checkOnSale(
  call: CreateCall,
  { found, items, isPicked }: TicketPart,
  { source, closesAt }: { source: OrderSource; closesAt: number },
): Promise<void> {
  const { user, db, clock, input } = call
  const { show, session } = found
  const privilege = usedPrivilege(call, show, input.privilegeId)
  const left = await availabilityOf({ db, clock }, [session])
  const status = sessionStatusNow(session, show, left, clock.now(), privilege)
  // A cheap check; claiming the units decides. It spares late buyers the wait for the last ones.
  const isGone =
    status === 'SOLD_OUT' ||
    (status === 'ON_SALE' && items.some(({ plan, qty }) => (left.get(plan.seatPlanId) ?? 0) < qty))
  const isWaiting = source === 'WAIT_LIST'
  if (isGone && !isWaiting) throw new OutOfStock()
  const cannotOrder = items.some(({ plan }) => purchaseModeNow(plan, left) === 'LACK_REGISTER')
  const isOpen = status === 'ON_SALE' || (isWaiting && status === 'SOLD_OUT')
  if (!isOpen || closesAt <= clock.now() || cannotOrder) throw notOnSale()
  if (!isPicked && items.some(({ plan }) => plan.purchaseMode === 'PICK_SEAT')) {
    throw new BusinessError(BUSINESS_ERROR.badInput, 'seat.needed', { mode: 1 })
  }
  if (!isInvited(user) && items.some(({ plan }) => plan.purchaseMode === 'DESIGNATED')) {
    throw new BusinessError(BUSINESS_ERROR.designatedOnly, 'order.designated', { mode: 1 })
  }
}

function notOnSale(): BusinessError {
  return new BusinessError(BUSINESS_ERROR.notOnSale, 'order.notOnSale', { mode: 1 })
}

async function checkLimits(
  { user, db, clock }: CreateCall,
  session: Session,
  items: readonly WantedItem[],
  most: number,
): Promise<void> {
  const { perOrder, left } = await ticketLimits({ db, clock }, user.userId, session, most)
  const wanted = items.reduce((total, { ticketQty }) => total + ticketQty, 0)
  const overLimit = (textKey: 'order.limitPerOrder' | 'order.limitPerUser', count: number) =>
    new BusinessError(BUSINESS_ERROR.limitReached, textKey, { mode: 1, values: { count } })
  if (wanted > perOrder) throw overLimit('order.limitPerOrder', perOrder)
  if (left !== null && wanted > left) throw overLimit('order.limitPerUser', left)
  const unpaid = await unpaidTickets({ db, clock }, user.userId, session.sessionId)
  if (wanted + unpaid <= perOrder) return
  const values = { unpaid, count: perOrder }
  throw new BusinessError(BUSINESS_ERROR.limitReached, 'order.limitUnpaid', { mode: 1, values })
}

/** Delivery of an order, as a call names it. */
type Addressed = Pick<CreateOrderInput, 'addressId' | 'address'>

/**
 * Postal address of an order, copied from the user's addresses; rejected if the shop does not deliver to it
 * (ORDER-040).
 */
export async function deliveryAddress(
  call: Pick<UserCall<Addressed>, 'input' | 'user' | 'db'>,
): Promise<AddressSnapshot> {
  const { addressId, address: named } = call.input
  const address = await findOwnAddress(call, addressId ?? named?.id ?? '')
  if (!address || !isDeliverable(address.provinceId)) {
    throw new BusinessError(BUSINESS_ERROR.addressNeeded, 'order.address', { mode: 1 })
  }
  const { userId: _userId, isDefault: _isDefault, createdAt: _createdAt, ...snapshot } = address
  return snapshot
}

/** Attendees of the tickets of an order, in their order; empty if none are required. */
export async function ticketHolders(
  { input, user, db }: Pick<UserCall<Pick<CreateOrderInput, 'audienceIds'>>, 'input' | 'user' | 'db'>,
  session: Session,
  items: readonly WantedItem[],
): Promise<TicketHolder[]> {
  const tickets = items.reduce((total, { ticketQty }) => total + ticketQty, 0)
  const requested = requestedNames(session, items)
  const required = requiredAttendees(requested.realNameType, tickets)
  if (required === 0) return []
  const ids = [...new Set(input.audienceIds ?? [])]
  const rows = await userAttendees(db, user.userId, ids)
  if (rows.length !== ids.length)
    throw new BusinessError(BUSINESS_ERROR.attendeeRules, 'attendee.notYours', { mode: 1 })
  const holders = await holdersOf(db, session.sessionId, rows)
  const fault = rows.map((row) => faultFor(row, requested, holders)).find((found) => found !== null)
  if (fault) throw new BusinessError(BUSINESS_ERROR.attendeeRules, fault, { mode: 1 })
  const day = venueTime(session.beginAt, session.utcOffset).format('YYYY-MM-DD')
  const ageLimits = items.flatMap(({ plan }) =>
    plan.ageLimit ? [{ seatPlanId: plan.seatPlanId, ...plan.ageLimit }] : [],
  )
  const chosen = rows.map((row) => ({ id: row.id, selectable: true, age: ageOf(row, day) }))
  const broken = attendeeError(chosen, required, ageLimits)
  if (broken?.kind === 'age') throw new BusinessError(BUSINESS_ERROR.attendeeRules, 'attendee.age', { mode: 1 })
  if (broken) throw new BusinessError(BUSINESS_ERROR.attendeeRules, 'attendee.count', { mode: 1, values: { required } })
  const isOncePerSession = session.realNameType === 'ONE_PER_TICKET'
  return ids.flatMap((id) => {
    const row = rows.find((known) => known.id === id)
    return row ? [{ attendeeId: id, name: row.name, idType: row.idType, idNo: row.idNo, isOncePerSession }] : []
  })
}

function ageOf({ idType, idNo }: AttendeeRow, day: string): number | null {
  const birthday = birthdayOf(idType, idNo)
  return birthday === null ? null : ageOn(birthday, day)
}
