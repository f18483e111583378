import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { GetPrefilledInfoOutput } from '@/contracts/show/get-prefilled-info'
import type { SavePrefilledInfoInput } from '@/contracts/show/save-prefilled-info'
import { requiredAttendees } from '@/domain/attendee-rules'
import { BusinessError, badInput } from '../../business-error'
import type { UserCall } from '../../call'
import type { Show } from '../../catalogue/entities/show'
import { sessionOfShow } from '../../catalogue/session-of-show'
import { orderLines, orders } from '../../database/schema/orders'
import { prefilledInfos } from '../../database/schema/people'
import { isPhoneNumber } from '../accounts/phone-numbers'
import { wantedItems } from '../tickets/ticket-draft'
import { findOwnAddress, ownAddress } from './addresses'
import { userAttendees } from './attendees'

type InfoCall = Pick<UserCall, 'db' | 'clock' | 'user' | 'shop'>

/** Keeps what a user prepares for the sale of a show; checked like the order that it may become. */
export async function savePrefilled(call: InfoCall, show: Show, input: SavePrefilledInfoInput): Promise<void> {
  const { db, clock, user } = call
  if (await hasOrdered(call, show)) throw new BusinessError(BUSINESS_ERROR.badInput, 'prefilled.over', { mode: 1 })
  if (!isPhoneNumber(input.contact)) throw new BusinessError(BUSINESS_ERROR.phoneFormat, 'order.contact', { mode: 1 })
  const needed = Math.max(...input.wishes.map((wish) => attendeesFor(call, show, wish)))
  const attendeeIds = [...new Set(input.audienceIds)]
  const own = await userAttendees(db, user.userId, attendeeIds)
  if (own.length !== attendeeIds.length || own.length !== needed) {
    const values = { required: needed }
    throw new BusinessError(BUSINESS_ERROR.attendeeRules, 'attendee.count', { mode: 1, values })
  }
  const { contact, addressId = null } = input
  if (addressId !== null) await ownAddress(call, addressId)
  const { cellphone, countryCode } = contact
  const content = { wishes: input.wishes, attendeeIds, cellphone, countryCode, addressId, savedAt: clock.now() }
  await db
    .insert(prefilledInfos)
    .values({ userId: user.userId, showId: show.showId, ...content })
    .onConflictDoUpdate({ target: [prefilledInfos.userId, prefilledInfos.showId], set: content })
}

/** Preparation of a user; valid until they have ordered anything of the show since its sale began (CAT-081, D-10). */
export async function findPrefilled(call: InfoCall, show: Show): Promise<GetPrefilledInfoOutput & { isOver: boolean }> {
  const { db, user } = call
  const [row] = await db
    .select()
    .from(prefilledInfos)
    .where(and(eq(prefilledInfos.userId, user.userId), eq(prefilledInfos.showId, show.showId)))
  if (!row) return { valid: false, isOver: false, wishes: [], audienceIds: [] }
  const isOver = await hasOrdered(call, show)
  const { cellphone, countryCode } = row
  const kept = await userAttendees(db, user.userId, row.attendeeIds)
  const addressId = await keptAddress(call, row.addressId)
  return {
    valid: !isOver,
    isOver,
    wishes: [...row.wishes],
    audienceIds: row.attendeeIds.filter((id) => kept.some((attendee) => attendee.id === id)),
    contact: { cellphone, countryCode },
    ...(addressId !== null && { addressId }),
  }
}

/** The show, of these, that the user prepared something for last. */
export async function lastPrefilledShow({ db, user }: InfoCall, showIds: readonly string[]): Promise<string | null> {
  const [last] = await db
    .select({ showId: prefilledInfos.showId })
    .from(prefilledInfos)
    .where(and(eq(prefilledInfos.userId, user.userId), inArray(prefilledInfos.showId, [...showIds])))
    .orderBy(desc(prefilledInfos.savedAt), prefilledInfos.showId)
    .limit(1)
  return last?.showId ?? null
}

/** An address that the user has not removed since. */
async function keptAddress(call: InfoCall, addressId: string | null): Promise<string | null> {
  return addressId === null ? null : ((await findOwnAddress(call, addressId))?.id ?? null)
}

/** Any order counts, one that was cancelled too. */
async function hasOrdered({ db, user }: InfoCall, show: Show): Promise<boolean> {
  const placed = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, user.userId),
        eq(orderLines.showId, show.showId),
        gte(orders.createdAt, show.saleTime ?? 0),
      ),
    )
    .limit(1)
  return placed.length > 0
}

function attendeesFor({ shop }: InfoCall, show: Show, wish: SavePrefilledInfoInput['wishes'][number]): number {
  const found = sessionOfShow(shop.catalogue, { showId: show.showId, bizShowSessionId: wish.bizShowSessionId })
  const tickets = wantedItems(found, [wish]).reduce((sum, { ticketQty }) => sum + ticketQty, 0)
  if (tickets > found.session.limitation || found.session.seating !== null) throw badInput('wishes')
  return requiredAttendees(found.session.realNameType, tickets)
}
