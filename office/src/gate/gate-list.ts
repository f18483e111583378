import { isCurrentCode } from '../../../src/domain/current-entry-code'
import { ENTRY_CODE_SECONDS, ownNumber, parsedEntryCode } from '../../../src/domain/entry-code'
import {
  type GateListPart,
  type ListedTicket,
  MARK_DIGITS,
  type MarkKind,
  markedText,
} from '../../../src/domain/gate-list'
import { asciiBytes, bytesOfHex, hexOfBytes, hmacSha256 } from '../../../src/domain/hmac-sha256'

/** The list of a session as a phone keeps it (decision 151). */
export interface StoredList extends Omit<GateListPart, 'next'> {
  salt: string
  /** Epoch ms, by the gateway's clock. */
  loadedAt: number
}

/** Verdict of a phone by its list alone; `unchecked` leaves the decision to the member of staff. */
export interface LocalVerdict {
  answer:
    | 'entered'
    | 'used'
    | 'transferred'
    | 'refunded'
    | 'no-name'
    | 'wrong-gate'
    | 'too-early'
    | 'expired'
    | 'unknown'
    | 'unchecked'
  /** Reason of `unchecked`: not in the list, a number, or a code that the list does not have. */
  doubt?: 'not-listed' | 'number' | 'code'
  /** Hash of the ticket, if the list has it. */
  mark?: string
  usedAt?: number
  usedGate?: string
  entrance?: string
}

/** A code at a moment (epoch ms) and an entrance. */
interface ShownAtGate {
  text: string
  now: number
  entrance: string | undefined
}

/** Checks codes against the list of a session. */
export class EntitlementList {
  private readonly byMark: Map<string, ListedTicket>
  private readonly byNumber = new Map<string, ListedTicket[]>()

  constructor(readonly stored: StoredList) {
    this.byMark = new Map(stored.tickets.map((ticket) => [ticket.mark, ticket]))
    for (const ticket of stored.tickets) {
      this.byNumber.set(ticket.number, [...(this.byNumber.get(ticket.number) ?? []), ticket])
    }
  }

  /** Verdict on a code at a moment (epoch ms) at an entrance. */
  check(code: string, now: number, entrance?: string): LocalVerdict {
    const text = code.trim()
    const parsed = parsedEntryCode(text)
    if (parsed)
      return this.checkTicket(this.byMark.get(this.markOf('ticket', parsed.ticketId)), { text, now, entrance })
    if (!/^\d{6}\s*\d{6}$/.test(text)) return { answer: 'unknown' }
    const tickets = this.byNumber.get(this.markOf('number', ownNumber(text))) ?? []
    // Two tickets with the same digits: the gateway finds the right one.
    if (tickets.length > 1) return { answer: 'unchecked', doubt: 'number' }
    return this.checkTicket(tickets[0], { text, now, entrance })
  }

  /** Remembers the state of a ticket. */
  mark(mark: string, { isUsed, usedAt, usedGate }: { isUsed: boolean; usedAt?: number; usedGate?: string }): void {
    const ticket = this.byMark.get(mark)
    if (!ticket) return
    ticket.state = isUsed ? 'used' : 'good'
    delete ticket.usedAt
    delete ticket.usedGate
    if (isUsed) Object.assign(ticket, { usedAt, usedGate })
  }

  /** Hash of the ticket that a picture names; undefined for a number. */
  markOfCode(code: string): string | undefined {
    const parsed = parsedEntryCode(code.trim())
    return parsed ? this.markOf('ticket', parsed.ticketId) : undefined
  }

  private checkTicket(ticket: ListedTicket | undefined, shown: ShownAtGate): LocalVerdict {
    if (!ticket) return { answer: 'unchecked', doubt: 'not-listed' }
    const refusal = this.refusalOf(ticket, shown)
    if (refusal) return { ...refusal, mark: ticket.mark }
    return { ...this.checkCode(ticket, shown), mark: ticket.mark }
  }

  /** In the order of the gateway. */
  private refusalOf({ state, usedAt, usedGate, ...ticket }: ListedTicket, { now, entrance }: ShownAtGate) {
    const { doorsAt, entrances } = this.stored
    if (state === 'used') return { answer: state, ...(usedAt && { usedAt }), ...(usedGate && { usedGate }) }
    if (state === 'transferred' || state === 'refunded') return { answer: state }
    const own = ticket.entrance === undefined ? undefined : entrances[ticket.entrance]
    if (entrance && own && own !== entrance) return { answer: 'wrong-gate' as const, entrance: own }
    if (state === 'no-name') return { answer: state }
    return now < doorsAt ? { answer: 'too-early' as const } : null
  }

  private checkCode(ticket: ListedTicket, { text, now }: ShownAtGate): LocalVerdict {
    if (now >= this.stored.endAt) return { answer: 'expired' }
    if (parsedEntryCode(text) === null) return { answer: 'unchecked', doubt: 'number' }
    if (!isCurrentCode(text, now)) return { answer: 'expired' }
    return this.hasCode(ticket, text) ? { answer: 'entered' } : { answer: 'unchecked', doubt: 'code' }
  }

  private hasCode({ codes }: ListedTicket, text: string): boolean {
    const step = (parsedEntryCode(text)?.shownAt ?? 0) / 1000 / ENTRY_CODE_SECONDS - this.stored.firstStep
    if (step < 0 || step >= this.stored.steps) return false
    const mark = this.markOf('code', text)
    return codes.some((row) => row.slice(step * MARK_DIGITS.code, (step + 1) * MARK_DIGITS.code) === mark)
  }

  private markOf(kind: MarkKind, value: string): string {
    const bytes = hmacSha256(bytesOfHex(this.stored.salt), asciiBytes(markedText(kind, value)))
    return hexOfBytes(bytes).slice(0, MARK_DIGITS[kind])
  }
}
