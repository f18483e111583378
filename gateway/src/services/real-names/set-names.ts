import { eq } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { SetRealNamesInput } from '@/contracts/voucher/set-real-names'
import { BusinessError, notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { FoundSession } from '../../catalogue/catalogue'
import { inTransaction } from '../../database/in-transaction'
import { tickets } from '../../database/schema/tickets'
import type { TextKey } from '../../texts/text'
import { lockUser } from '../accounts/lock-user'
import type { TicketHolder } from '../orders/order-draft'
import { lockOrders } from '../orders/order-records'
import { ticketHolders } from '../tickets/check-purchase'
import { refuseSecondTicket } from '../tickets/refuse-second-ticket'
import { holderColumns } from '../tickets/ticket-part'
import type { TicketRow } from '../tickets/tickets-now'
import { findUserVoucher, type UserVoucher } from '../tickets/vouchers'
import { nameDeadline, nameState, needsRealName } from './name-rules'

type NameCall = Pick<UserCall, 'db' | 'user' | 'clock' | 'shop'>

/**
 * Puts attendees of the user on tickets of a voucher of theirs, all of them or none. Refused after the deadline, for a
 * name that stays, and for a person whom the session does not accept (TICKET-028, TRANSFER-019).
 */
export async function setRealNames(call: NameCall, { id, items }: SetRealNamesInput): Promise<void> {
  await inTransaction(call.db, async (db) => {
    const tx = { ...call, db }
    await lockUser(tx)
    const { own, found } = await lockNameable(tx, id)
    for (const { ticketId, audienceId } of items) {
      const ticket = own.tickets.find((each) => each.id === ticketId)
      if (!ticket) throw notFound()
      if (ticket.attendeeId !== audienceId) await nameTicket(tx, found, ticket, audienceId)
    }
  })
}

/** A voucher whose tickets take names now, with its order locked. */
export async function lockNameable(call: NameCall, id: string): Promise<{ own: UserVoucher; found: FoundSession }> {
  const { order, voucher } = await findUserVoucher(call, id)
  await lockOrders(call.db, [order.id])
  const found = call.shop.catalogue.session(voucher.sessionId)
  if (!needsRealName(found.session)) throw refused('realName.notNeeded')
  if (call.clock.now() >= nameDeadline(found.session)) throw refused('realName.over')
  return { own: await findUserVoucher(call, id), found }
}

async function nameTicket(call: NameCall, found: FoundSession, ticket: TicketRow, audienceId: string): Promise<void> {
  const state = nameState(ticket, found)
  if (state === 'FIXED') throw refused('realName.fixed')
  const holder = await holderFor(call, found, ticket, audienceId)
  const changes = { ...holderColumns(holder), hasChangedName: state === 'CHANGEABLE' }
  await call.db.update(tickets).set(changes).where(eq(tickets.id, ticket.id)).catch(refuseSecondTicket)
}

/** The attendee as the holder of this ticket, under the rules of a purchase: documents, ages, one ticket a person. */
async function holderFor(
  call: NameCall,
  { session }: FoundSession,
  { seatPlanId }: TicketRow,
  audienceId: string,
): Promise<TicketHolder | undefined> {
  const plan = session.seatPlans.find((known) => known.seatPlanId === seatPlanId)
  if (!plan) throw notFound()
  const [holder] = await ticketHolders({ ...call, input: { audienceIds: [audienceId] } }, session, [
    { plan, qty: 1, ticketQty: 1 },
  ])
  return holder
}

export function refused(textKey: TextKey): BusinessError {
  return new BusinessError(BUSINESS_ERROR.realName, textKey, { mode: 1 })
}
