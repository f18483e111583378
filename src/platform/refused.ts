/** How a call ended that did not do what it was requested; `reason` is the vendor's, for logs. */
export type Refused = { kind: 'cancelled' } | { kind: 'denied' } | { kind: 'failed'; reason: string }
