import { inArray } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { CreateTransferInput } from '@/contracts/transfer/create-transfer'
import { MAINLAND_AREA_CODE } from '@/domain/area-code'
import { BusinessError, notFound } from '../../business-error'
import type { UserCall } from '../../call'
import { tickets, transfers, transferTickets } from '../../database/schema/tickets'
import { newId, newToken } from '../../random'
import { isPhoneNumber } from '../accounts/phone-numbers'
import { lockOrders } from '../orders/order-records'
import { shownText } from '../shown-text'
import { findUserVoucher } from '../tickets/vouchers'
import { endTransfersOf } from './end-transfers'
import { notifyRecipient } from './notify-recipient'
import type { TransferRow } from './transfer-records'
import { maxQtyPerTransfer, sendRefusal, transferExpiry } from './transfer-rules'

const CODE_LENGTH = 20

/**
 * Sends some tickets of a voucher: they are locked until a recipient accepts them, the sender takes them back, or their
 * time is over (TRANSFER-007, TRANSFER-008). Call it inside a transaction; refused when one of them cannot be sent.
 */
export async function sendTickets(call: UserCall<CreateTransferInput>): Promise<TransferRow> {
  const { db, clock, user, input, shop } = call
  const { countryCode = MAINLAND_AREA_CODE, transfereePhone = null } = input
  if (transfereePhone !== null && !isPhoneNumber({ cellphone: transfereePhone, countryCode })) {
    throw new BusinessError(BUSINESS_ERROR.phoneFormat, 'account.phoneFormat', { mode: 1 })
  }
  const { order } = await findUserVoucher(call, input.voucherId)
  await lockOrders(db, [order.id])
  const from = await findUserVoucher(call, input.voucherId)
  const ticketIds = [...new Set(input.ticketIds)]
  const chosen = from.tickets.filter(({ id }) => ticketIds.includes(id))
  if (chosen.length < ticketIds.length) throw notFound()
  const max = maxQtyPerTransfer(shop.catalogue.session(from.voucher.sessionId).session)
  if (chosen.length > max) {
    throw new BusinessError(BUSINESS_ERROR.notTransferable, 'transfer.not.many', { mode: 1, values: { count: max } })
  }
  const now = clock.now()
  const refusal = chosen.map((ticket) => sendRefusal(from, ticket, now)).find((found) => found !== null)
  if (refusal) throw new BusinessError(BUSINESS_ERROR.notTransferable, refusal, { mode: 1 })
  await endTransfersOf(db, ticketIds, now)
  const transfer: TransferRow = {
    id: newId(),
    code: newToken().slice(0, CODE_LENGTH),
    voucherId: from.voucher.id,
    senderId: user.userId,
    recipientId: null,
    transfereeAreaCode: transfereePhone === null ? null : countryCode,
    transfereePhone,
    message: shownText(input.message ?? '', { hasLines: true }),
    state: 'PENDING',
    createdAt: now,
    expiresAt: transferExpiry(from, now),
    endedAt: null,
  }
  await db.insert(transfers).values(transfer)
  await db
    .insert(transferTickets)
    .values(ticketIds.map((ticketId) => ({ transferId: transfer.id, ticketId, isOpen: true })))
  await db.update(tickets).set({ state: 'LOCKED' }).where(inArray(tickets.id, ticketIds))
  await notifyRecipient(call, from, transfer, ticketIds.length)
  return transfer
}
