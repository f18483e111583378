import { type Endpoint, PRIORITY_LEVELS } from '@/contracts/endpoint'
import type { Envelope } from '@/contracts/envelope'

/** Endpoint fields that the pipeline reads. */
export type EndpointInfo = Omit<Endpoint<unknown, unknown>, 'types'>

/** High and critical calls: their failures are shown, and they leave first. */
export function isHighPriority({ priority }: EndpointInfo): boolean {
  return PRIORITY_LEVELS[priority] <= PRIORITY_LEVELS.high
}

/** Options of one call. */
export interface RequestOptions {
  /** One per user intent: the same on every retry, so that a lost answer never makes a second order. */
  idempotencyKey?: string
  /** True if a user's tap caused it: only then may a missing session open the login page. Absent: true for calls that write. */
  isUserAction?: boolean
  /** A read for a page that is not there yet (`interceptors/read-ahead.ts`). */
  isAhead?: boolean
  /** Notified when the answer is an earlier copy, with its time, in epoch ms (ticket calls only). */
  onCached?(savedAt: number): void
}

/** One attempt at a call. Interceptors never change it: they pass on a changed copy. */
export interface Call {
  readonly endpoint: EndpointInfo
  /** From the root of the host, path parameters filled in, without a query. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  /** JSON body of a POST or PUT. */
  readonly body: unknown
  readonly options: RequestOptions
}

/** A successful answer: HTTP 200 and a business code that counts as success. */
export interface Answer {
  readonly envelope: Envelope<unknown>
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

/** The rest of the pipeline. Rejects with an AppError. */
export type Next = (call: Call) => Promise<Answer>
export type Interceptor = (call: Call, next: Next) => Promise<Answer>

const RETRY_HEADER = 'x-retry'

/** The same call once more: everything is as before but for the count of repetitions. */
export function repeated(call: Call): Call {
  const count = Number(call.headers[RETRY_HEADER] ?? 0) + 1
  return { ...call, headers: { ...call.headers, [RETRY_HEADER]: String(count) } }
}
