import type { Session } from '../../catalogue/entities/session'
import { DAY_MS } from '../../clock'
import type { TextKey } from '../../texts/text'
import type { TicketRow } from '../tickets/tickets-now'
import type { UserVoucher } from '../tickets/vouchers'

/** Time to accept, ms; then the tickets return (contract A-TRANSFER-1). */
const ACCEPT_WITHIN_MS = DAY_MS

type Held = Pick<UserVoucher, 'order' | 'session'>

/** Why a ticket cannot be sent; null when it can (TRANSFER-016). */
export function sendRefusal({ order, session }: Held, ticket: TicketRow, now: number): TextKey | null {
  if (!isSendable(order)) return 'transfer.not.form'
  if (session.beginAt <= now) return 'transfer.not.late'
  if (session.isPersonal) return 'transfer.not.personal'
  if (ticket.isReceived) return 'transfer.not.received'
  return ticket.state === 'UNUSED' ? null : 'transfer.not.state'
}

/** Paper, and what is picked up with the code of the whole order, is handed over by hand. */
function isSendable({ deliverMethod }: Pick<UserVoucher['order'], 'deliverMethod'>): boolean {
  return deliverMethod !== 'EXPRESS' && deliverMethod !== 'PICK_UP'
}

/** Expiry of a transfer made now: after a day, or when the session begins. */
export function transferExpiry({ session }: Held, now: number): number {
  return Math.min(now + ACCEPT_WITHIN_MS, session.beginAt)
}

/** Tickets that are sent at a time: one, or as many as the largest package of the session has (TRANSFER-020). */
export function maxQtyPerTransfer({ seatPlans }: Pick<Session, 'seatPlans'>): number {
  return Math.max(1, ...seatPlans.map(({ unitQty }) => unitQty))
}
