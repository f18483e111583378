/** User's answer to one message template; `banned`: the vendor does not send it. */
export type MessageAnswer = 'accepted' | 'rejected' | 'banned'

export type MessagesOutcome =
  | { kind: 'answered'; answers: Readonly<Record<string, MessageAnswer>> }
  /** The user closed the dialog. */
  | { kind: 'cancelled' }
  /** The user has turned off all messages of this app in the vendor's settings. */
  | { kind: 'off' }
  | { kind: 'unsupported' }
  | { kind: 'failed'; reason: string }

/** Vendor messages of the shop, sent once for each permission of the user. */
export interface Messages {
  /** Maximum templates per request; 0 on platforms without messages, where screens hide the option. */
  readonly maxTemplates: number
  /** Requires a tap or the end of a payment: vendors reject everything else. Never rejects. */
  request(templateIds: readonly string[]): Promise<MessagesOutcome>
}
