import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { BusinessError, notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { Database } from '../../database/connect'
import { inTransaction } from '../../database/in-transaction'
import { orders } from '../../database/schema/orders'
import { tickets, transfers, transferTickets, vouchers } from '../../database/schema/tickets'
import { lockOrders } from '../orders/order-records'
import type { Trade } from '../trade'
import { currentTransferState, type TransferRow } from './transfer-records'

/** Transfers that expire in one batch. */
const BATCH = 50

/**
 * A transfer, with the order that its tickets are of locked: whatever happens to tickets that are being sent happens
 * under that lock. Not found where it does not exist.
 */
export async function lockTransfer(tx: Database, by: { id: string } | { code: string }): Promise<TransferRow> {
  const which = 'id' in by ? eq(transfers.id, by.id) : eq(transfers.code, by.code)
  const [of] = await tx
    .select({ orderId: vouchers.orderId })
    .from(transfers)
    .innerJoin(vouchers, eq(vouchers.id, transfers.voucherId))
    .where(which)
  await lockOrders(tx, of ? [of.orderId] : [])
  const [transfer] = await tx.select().from(transfers).where(which)
  if (!transfer) throw notFound()
  return transfer
}

/** Returns tickets that were not accepted to their sender (TRANSFER-010, TRANSFER-011). Those of another user are not found. */
export async function cancelTransfer({ db, clock, user }: UserCall, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const transfer = await lockTransfer(tx, { id })
    if (transfer.senderId !== user.userId) throw notFound()
    if (currentTransferState(transfer, clock.now()) !== 'PENDING') {
      throw new BusinessError(BUSINESS_ERROR.notTransferable, 'transfer.not.pending', { mode: 1 })
    }
    await endTransfers(tx, [transfer.id], 'CANCELED', clock.now())
  })
}

/** Ends transfers that were not accepted in time: the tickets return. Returns their number. */
export async function expireTransfers({ db, clock }: Trade): Promise<number> {
  const due = await db
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(eq(transfers.state, 'PENDING'), lte(transfers.expiresAt, clock.now())))
    .orderBy(asc(transfers.expiresAt))
    .limit(BATCH)
  let ended = 0
  for (const { id } of due) ended += Number(await expireTransfer(db, id, clock.now()))
  return ended
}

/** False when another gateway is at it. */
function expireTransfer(db: Database, id: string, now: number): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const ofTransfer = tx
      .select({ orderId: vouchers.orderId })
      .from(transfers)
      .innerJoin(vouchers, eq(vouchers.id, transfers.voucherId))
      .where(eq(transfers.id, id))
    const [locked] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(inArray(orders.id, ofTransfer))
      .for('no key update', { skipLocked: true })
    const [transfer] = await tx.select().from(transfers).where(eq(transfers.id, id))
    if (!locked || transfer?.state !== 'PENDING') return false
    await endTransfers(tx, [id], 'EXPIRED', now)
    return true
  })
}

/** Tickets go another way than to whom they were sent: the transfers that they are part of are over. */
export async function endTransfersOf(tx: Database, ticketIds: readonly string[], now: number): Promise<void> {
  const open = await tx
    .select({ id: transfers.id, expiresAt: transfers.expiresAt })
    .from(transferTickets)
    .innerJoin(transfers, eq(transfers.id, transferTickets.transferId))
    .where(and(inArray(transferTickets.ticketId, [...ticketIds]), eq(transferTickets.isOpen, true)))
  const idsWhere = (isOver: boolean) => open.filter(({ expiresAt }) => expiresAt <= now === isOver).map(({ id }) => id)
  await endTransfers(tx, idsWhere(true), 'EXPIRED', now)
  await endTransfers(tx, idsWhere(false), 'CANCELED', now)
}

/** Ends pending transfers that were not accepted. Their orders are locked. */
async function endTransfers(
  tx: Database,
  ids: readonly string[],
  state: 'CANCELED' | 'EXPIRED',
  endedAt: number,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(transfers)
    .set({ state, endedAt })
    .where(inArray(transfers.id, [...ids]))
  const back = await closeTickets(tx, ids)
  await tx
    .update(tickets)
    .set({ state: 'UNUSED' })
    .where(and(inArray(tickets.id, back), eq(tickets.state, 'LOCKED')))
}

/** Releases the tickets of transfers; returns them. */
export async function closeTickets(tx: Database, transferIds: readonly string[]): Promise<string[]> {
  const closed = await tx
    .update(transferTickets)
    .set({ isOpen: false })
    .where(inArray(transferTickets.transferId, [...transferIds]))
    .returning({ ticketId: transferTickets.ticketId })
  return closed.map(({ ticketId }) => ticketId)
}
