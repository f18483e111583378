/** What the user said to one kind of message; `banned`: the vendor sends none of them. */
export type MessageAnswer = 'accepted' | 'rejected' | 'banned'

export type MessagesOutcome =
  | { kind: 'answered'; answers: Readonly<Record<string, MessageAnswer>> }
  /** The user closed the question. */
  | { kind: 'cancelled' }
  /** The user has turned off all messages of this app in the vendor's settings. */
  | { kind: 'off' }
  | { kind: 'unsupported' }
  | { kind: 'failed'; reason: string }

/** Messages that the vendor sends for the shop, once for each time the user allows it. */
export interface Messages {
  /** Templates that may be requested at a time; 0 if the platform has no such messages and screens offer none. */
  readonly maxTemplates: number
  /** Only for a tap or the end of a payment: vendors refuse everything else. Never rejects. */
  ask(templateIds: readonly string[]): Promise<MessagesOutcome>
}
