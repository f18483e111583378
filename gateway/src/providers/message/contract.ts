/** Ways to reach a user: a text message, a mail, a message in a vendor's app. */
export type MessageChannel = 'SMS' | 'EMAIL' | 'VENDOR'

/** A message that is due. */
export interface OutgoingMessage {
  id: string
  /** Phone with area code, mail address, or openId. */
  recipient: string
  content: string
}

/** Sends messages of one channel. A shop without one for a channel promises none by it. */
export interface MessageProvider {
  channel: MessageChannel
  /** Hands a message over; rejects where the vendor does not take it. */
  send(message: OutgoingMessage): Promise<void>
  /** The vendor's template for a scene on a terminal; null where the vendor has none. */
  templateFor(terminalSrc: string, scene: string): string | null
  /** True if sent texts stay readable in the outbox, their only place. */
  keepsTexts: boolean
}
