import { createHmac } from 'node:crypto'
import { ownNumber } from '@/domain/entry-code'
import { MARK_DIGITS, type MarkKind, markedText } from '@/domain/gate-list'
import type { Keyed, Signed } from '../tickets/entry-keys'
import { entryCodesFrom } from '../tickets/entry-keys'
import type { TicketRow } from '../tickets/tickets-now'

/** Salted hash of a value for a phone; `salt`: hex. */
function markOf(salt: Buffer, kind: MarkKind, value: string): string {
  return createHmac('sha256', salt).update(markedText(kind, value)).digest('hex').slice(0, MARK_DIGITS[kind])
}

/** Salted hash of a ticket. */
export function ticketMark(salt: string, ticketId: string): string {
  return markOf(Buffer.from(salt, 'hex'), 'ticket', ticketId)
}

/** Salted hash of the digits that stay in the numbers of a ticket. */
export function numberMark(salt: string, { ticketCode }: Pick<TicketRow, 'ticketCode'>): string {
  return markOf(Buffer.from(salt, 'hex'), 'number', ownNumber(ticketCode))
}

/** Salted hashes of the codes that a login shows in consecutive half minutes. */
export function codeMarks(
  context: Keyed,
  ticket: Signed,
  { salt, firstStep, steps }: { salt: string; firstStep: number; steps: number },
): string {
  const key = Buffer.from(salt, 'hex')
  return entryCodesFrom(context, ticket, firstStep, steps)
    .map((code) => markOf(key, 'code', code))
    .join('')
}
