import { asc, eq, inArray } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { AcceptTransferInput } from '@/contracts/transfer/accept-transfer'
import { BusinessError } from '../../business-error'
import type { UserCall } from '../../call'
import type { FoundSession } from '../../catalogue/catalogue'
import { tickets, transfers, vouchers } from '../../database/schema/tickets'
import { newId } from '../../random'
import type { MessageText } from '../../texts/message-texts'
import type { TextKey } from '../../texts/text'
import { lockUser } from '../accounts/lock-user'
import { sendMessage } from '../messages/messages'
import type { TicketHolder } from '../orders/order-draft'
import { nameDeadline, needsRealName } from '../real-names/name-rules'
import { ticketHolders } from '../tickets/check-purchase'
import { heldTickets } from '../tickets/purchase-limits'
import { refuseSecondTicket } from '../tickets/refuse-second-ticket'
import { holderColumns, newTicketCode } from '../tickets/ticket-part'
import type { TicketRow } from '../tickets/tickets-now'
import { closeTickets, lockTransfer } from './end-transfers'
import { currentTransferState, type TransferRow } from './transfer-records'

type AcceptCall = UserCall<AcceptTransferInput>
type Failure = 'received' | 'overTime' | 'canceled' | 'nothing' | 'limit'

const FAILURES: Readonly<Record<Failure, { code: number; text: TextKey }>> = {
  received: { code: BUSINESS_ERROR.transferReceived, text: 'transfer.fail.received' },
  overTime: { code: BUSINESS_ERROR.transferOverTime, text: 'transfer.fail.overTime' },
  canceled: { code: BUSINESS_ERROR.transferCanceled, text: 'transfer.fail.canceled' },
  nothing: { code: BUSINESS_ERROR.transferNothing, text: 'transfer.fail.nothing' },
  limit: { code: BUSINESS_ERROR.transferLimit, text: 'transfer.fail.limit' },
}

/**
 * Moves the tickets of a transfer to a new voucher of the recipient; returns its id. Rejects late, second and
 * unaddressed recipients with an explanation (TRANSFER-012…015, TRANSFER-021…025).
 */
export async function acceptTransfer(call: AcceptCall): Promise<string> {
  const { db, clock, user, input, shop } = call
  if (!input.agreed) throw new BusinessError(BUSINESS_ERROR.agreementNeeded, 'transfer.agree', { mode: 1 })
  await lockUser(call)
  const transfer = await lockTransfer(db, { code: input.transferCode })
  checkReceivable(transfer, call)
  const ticketIds = await closeTickets(db, [transfer.id])
  const rows = await db.select().from(tickets).where(inArray(tickets.id, ticketIds)).orderBy(asc(tickets.sequence))
  const [first] = rows
  if (!first) throw failed('nothing')
  const found = shop.catalogue.session(first.sessionId)
  await checkLimit(call, found, rows.length)
  const holders = needsNamesNow(call, found) ? await holdersOf(call, found, rows) : []
  await db
    .update(transfers)
    .set({ state: 'ACCEPTED', recipientId: user.userId, endedAt: clock.now() })
    .where(eq(transfers.id, transfer.id))
  const voucherId = await moveTickets(call, transfer, rows, holders)
  const title = found.show.name[call.locale]
  const values = { show: title, count: rows.length }
  const text: MessageText = { locale: call.locale, key: 'message.transferAccepted', values }
  await sendMessage(call, transfer.senderId, 'TICKET_TRANSFER', text, { event: `transfer-accepted ${transfer.id}` })
  return voucherId
}

function failed(failure: Failure): BusinessError {
  return new BusinessError(FAILURES[failure].code, FAILURES[failure].text, { mode: 1 })
}

function checkReceivable(transfer: TransferRow, { clock, user }: AcceptCall): void {
  const state = currentTransferState(transfer, clock.now())
  if (state === 'ACCEPTED') throw failed('received')
  if (state === 'EXPIRED') throw failed('overTime')
  if (state === 'CANCELED') throw failed('canceled')
  const { transfereePhone, transfereeAreaCode, senderId } = transfer
  const isRecipient =
    transfereePhone === null || (transfereePhone === user.cellphone && transfereeAreaCode === user.areaCode)
  if (!isRecipient || senderId === user.userId) throw failed('nothing')
}

/** Limits the tickets of a session that a user owns, bought or received, to what one user may buy. */
async function checkLimit(call: AcceptCall, { session }: FoundSession, qty: number): Promise<void> {
  if (session.perUserLimit === null) return
  if ((await heldTickets(call, call.user.userId, session.sessionId)) + qty > session.perUserLimit) throw failed('limit')
}

/** Names are requested where the session wants them; who brings none may add them until the deadline (TRANSFER-019). */
function needsNamesNow({ input, clock }: AcceptCall, { session }: FoundSession): boolean {
  if (!needsRealName(session)) return false
  return input.audienceIds !== undefined || clock.now() >= nameDeadline(session)
}

/** New holders of the tickets; the age limits of their plans apply as at the purchase. */
function holdersOf(call: AcceptCall, found: FoundSession, rows: readonly TicketRow[]): Promise<TicketHolder[]> {
  const planIds = [...new Set(rows.map(({ seatPlanId }) => seatPlanId))]
  const items = planIds.flatMap((id) => {
    const plan = found.session.seatPlans.find(({ seatPlanId }) => seatPlanId === id)
    const qty = rows.filter(({ seatPlanId }) => seatPlanId === id).length
    return plan ? [{ plan, qty, ticketQty: qty }] : []
  })
  return ticketHolders(call, found.session, items)
}

async function moveTickets(
  { db, clock, user }: AcceptCall,
  transfer: TransferRow,
  rows: readonly TicketRow[],
  holders: readonly TicketHolder[],
): Promise<string> {
  const [from] = await db.select().from(vouchers).where(eq(vouchers.id, transfer.voucherId))
  if (!from) throw failed('nothing')
  const voucherId = newId()
  await db.insert(vouchers).values({
    id: voucherId,
    orderId: from.orderId,
    userId: user.userId,
    sessionId: from.sessionId,
    transferId: transfer.id,
    showTime: from.showTime,
    createdAt: clock.now(),
  })
  const received = { voucherId, ownerId: user.userId, isReceived: true, state: 'UNUSED' as const }
  for (const [at, { id }] of rows.entries()) {
    // Codes that the sender has seen no longer open the gate, and the former name is not disclosed.
    const changes = { ...received, ticketCode: newTicketCode(), ...NOBODY, ...holderColumns(holders[at]) }
    await db.update(tickets).set(changes).where(eq(tickets.id, id)).catch(refuseSecondTicket)
  }
  return voucherId
}

const NOBODY = {
  attendeeId: null,
  attendeeName: null,
  idType: null,
  idNo: null,
  personKey: null,
  hasChangedName: false,
}
