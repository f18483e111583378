import type { Locale } from '@/domain/locale'

/** Ways to reach a user: a text message, a mail, a message in a vendor's app. */
export type MessageChannel = 'SMS' | 'EMAIL' | 'VENDOR'

/** A message that is due. */
export interface OutgoingMessage {
  id: string
  /** Phone with area code, mail address, or openId. */
  recipient: string
  /** Terminal whose vendor knows the openId; empty for a phone and a mail address. */
  terminalSrc: string
  locale: Locale
  /** Name of the text, for templates of vendors. */
  textKey: string
  values: Readonly<Record<string, string>>
  subject: string
  content: string
}

/** Sends messages of one channel. A shop without one for a channel promises none by it. */
export interface MessageProvider {
  channel: MessageChannel
  name: string
  /** Scheme and host of its API; empty for a provider without one. */
  origin: string
  /** Hands a message over; throws `MessageFault` unless the vendor has it. */
  send(message: OutgoingMessage, now: number): Promise<void>
  /** True if the vendor takes a message with the same id once, however often it arrives. */
  isRepeatable: boolean
  /** The vendor's template for a scene on a terminal; null where the vendor has none. */
  templateFor(terminalSrc: string, scene: string): string | null
  /** True if sent texts stay readable in the outbox, their only place. */
  keepsTexts: boolean
  /** Proves keys and address without a message; throws `MessageFault`. */
  check?(now: number): Promise<void>
}

/**
 * A message was not handed over. REFUSED: the vendor rejects it for good. NOT_TAKEN: the vendor certainly does not have it.
 * UNKNOWN: the vendor may have it. `code` is the vendor's, with nothing of a person.
 */
export class MessageFault extends Error {
  constructor(
    readonly vendor: string,
    readonly code: string,
    readonly outcome: 'REFUSED' | 'NOT_TAKEN' | 'UNKNOWN',
  ) {
    super(`${vendor}: ${code}`)
  }
}
