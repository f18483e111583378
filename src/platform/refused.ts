/** Failure of a call; `reason` is the vendor's text, for logs. */
export type Refused = { kind: 'cancelled' } | { kind: 'denied' } | { kind: 'failed'; reason: string }
