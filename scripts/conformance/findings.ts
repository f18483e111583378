/** Rules for answers. Their names appear in reports and in docs/conformance.md. */
export const RULES = {
  reachable: 'The gateway answers in the time that the app waits',
  speed: 'A read is answered before users leave',
  known: 'The gateway knows the call',
  accepted: 'The gateway answers right input instead of refusing it',
  refused: 'The gateway refuses wrong input',
  envelope: 'An answer is `{ statusCode, data }`, a refusal has words and a response mode',
  schema: 'The data has the fields and types of the contract',
  language: 'Texts come in the requested language',
  prices: 'Price lines add up to the amounts',
  paging: 'Pages have no item twice and end when they say so',
  cursor: 'A cursor never goes back',
  clock: 'The clock of the gateway is right',
  idempotency: 'The same key never makes a second thing',
  states: 'An order moves from one state to an allowed one',
  access: 'Private calls need a session, refuse without it in codes that the app reacts to, and serve nobody else',
  content: 'What belongs together agrees',
} as const
export type Rule = keyof typeof RULES

/** A fault or gap of a gateway, and its effect on users. */
export interface Finding {
  area: string
  screen: string
  /** `GET show/pub/v5/show/:showId/static` */
  call: string
  rule: Rule
  /** Missing or wrong part. */
  missing: string
  /** Effect on users of the app. */
  sees: string
  /** True if the app hides the missing content. */
  isOptional: boolean
}

/** Result of a call over all its answers. */
export interface CallRecord {
  /** Answers received, including rejections. */
  answers: number
  /** Time of each answer, ms. */
  times: number[]
  /** `played`: with real input; `probed`: with an unknown id, which a conforming gateway rejects. */
  depth: 'played' | 'probed'
}

export interface JourneyRecord {
  area: string
  title: string
  outcome: 'passed' | 'failed' | 'skipped'
  /** Why it was skipped, or where it stopped. */
  note: string
  ms: number
}
