import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { ListTransfersInput } from '@/contracts/transfer/list-transfers'
import type { TransferState } from '@/contracts/transfer/transfer'
import { notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { Database } from '../../database/connect'
import { orders } from '../../database/schema/orders'
import { users } from '../../database/schema/people'
import { tickets, transfers, transferTickets, vouchers } from '../../database/schema/tickets'
import type { UserRow } from '../accounts/users'
import type { TicketRow } from '../tickets/tickets-now'
import { type UserVoucher, withContents } from '../tickets/vouchers'

export type TransferRow = typeof transfers.$inferSelect

/** A transfer with who sent it, what it is of and the voucher it was taken from. */
export interface TransferRecord {
  transfer: TransferRow
  sender: UserRow
  from: UserVoucher
  tickets: readonly TicketRow[]
}

type Read = Pick<UserCall, 'db' | 'clock'>

/** The state of a transfer now: one whose time is over has expired, tidied up or not. */
export function currentTransferState({ state, expiresAt }: TransferRow, now: number): TransferState {
  return state === 'PENDING' && expiresAt <= now ? 'EXPIRED' : state
}

/** A transfer by its code. */
export async function findTransfer(db: Database, code: string): Promise<TransferRow> {
  const [row] = await db.select().from(transfers).where(eq(transfers.code, code))
  if (!row) throw notFound()
  return row
}

/** A page of what the user has sent or received, the newest first. */
export async function listUserTransfers(
  { db, user }: Pick<UserCall, 'db' | 'user'>,
  { role, offset, length, voucherId }: ListTransfersInput,
): Promise<{ rows: TransferRow[]; total: number }> {
  const own = and(
    eq(role === 'SENDER' ? transfers.senderId : transfers.recipientId, user.userId),
    voucherId === undefined ? undefined : eq(transfers.voucherId, voucherId),
  )
  const [found] = await db.select({ total: count() }).from(transfers).where(own)
  const rows = await db
    .select()
    .from(transfers)
    .where(own)
    .orderBy(desc(transfers.createdAt), desc(transfers.id))
    .limit(length)
    .offset(offset)
  return { rows, total: found?.total ?? 0 }
}

/** All that is shown of transfers, in the order given. */
export async function transferRecords({ db, clock }: Read, rows: readonly TransferRow[]): Promise<TransferRecord[]> {
  if (rows.length === 0) return []
  const sent = await db
    .select()
    .from(transferTickets)
    .innerJoin(tickets, eq(tickets.id, transferTickets.ticketId))
    .where(
      inArray(
        transferTickets.transferId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(tickets.sequence))
  const senderIds = rows.map(({ senderId }) => senderId)
  const senders = await db.select().from(users).where(inArray(users.id, senderIds))
  const voucherIds = rows.map(({ voucherId }) => voucherId)
  const found = await db
    .select()
    .from(vouchers)
    .innerJoin(orders, eq(orders.id, vouchers.orderId))
    .where(inArray(vouchers.id, voucherIds))
  const of = found.map((row) => ({ voucher: row.vouchers, order: row.orders }))
  const contents = await withContents({ db, clock }, of)
  return rows.flatMap((transfer) => {
    const sender = senders.find(({ id }) => id === transfer.senderId)
    const from = contents.find(({ voucher }) => voucher.id === transfer.voucherId)
    const own = sent.filter((row) => row.transfer_tickets.transferId === transfer.id).map((row) => row.tickets)
    return sender && from ? [{ transfer, sender, from, tickets: own }] : []
  })
}
