/** A ticket as a phone at the door knows it: nothing that names a person or opens a gate (decision 151). */
export interface ListedTicket {
  /** Salted hash of the ticket, 16 hex digits. */
  mark: string
  /** Salted hash of the six digits of its number that stay, 8 hex digits. */
  number: string
  state: ListedState
  /** Epoch ms and name of the gate of the entry. */
  usedAt?: number
  usedGate?: string
  /** Index of its entrance in the list. */
  entrance?: number
  /** Salted hashes of its codes from the first step of the list on, one row for each login: 8 hex digits each. */
  codes: readonly string[]
}

export type ListedState = 'good' | 'used' | 'transferred' | 'refunded' | 'no-name'

/** A part of the list of a session. */
export interface GateListPart {
  sessionId: string
  doorsAt: number
  beginAt: number
  endAt: number
  /** Chinese names of the entrances of its seats. */
  entrances: readonly string[]
  /** First half minute of the codes, and their number. */
  firstStep: number
  steps: number
  tickets: readonly ListedTicket[]
  /** Cursor of the next part; `null` for the last. */
  next: string | null
}

/** Hex digits of the hashes of a list. */
export const MARK_DIGITS = { ticket: 16, number: 8, code: 8 } as const

export type MarkKind = keyof typeof MARK_DIGITS

/** Text that is hashed for a mark, with the salt of the phone as the key of HMAC-SHA256. */
export function markedText(kind: MarkKind, value: string): string {
  return `${kind} ${value}`
}
