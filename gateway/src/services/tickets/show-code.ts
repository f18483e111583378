import { admitToSession, type Gate, type GateAnswer, type ShownCode } from './admit'
import { ticketOfFormerOwner } from './former-owners'
import type { TicketRow } from './tickets-now'

/** The gate's answer to a shown code. */
export interface Admission {
  /** `unknown` for a code that the shop never issued. */
  answer: GateAnswer | 'unknown'
  /** True for a number that was read out: the staff checks the person. */
  isTyped?: boolean
  /** Ticket of the code as it was before; `null` for an unknown code. */
  ticket: TicketRow | null
}

/** Admits by a code at a gate; recognizes codes of former owners of transferred tickets. */
export async function showCode(gate: Gate, shown: ShownCode): Promise<Admission> {
  const typed = shown.code.trim()
  const verdict = await admitToSession(gate, { ...shown, code: typed })
  if (verdict) return verdict
  const sent = await ticketOfFormerOwner(gate, typed)
  return sent ? { answer: 'transferred', ticket: sent } : { answer: 'unknown', ticket: null }
}
