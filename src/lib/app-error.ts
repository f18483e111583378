export type AppErrorKind =
  | 'network' // the call never reached the server, or no answer came in time
  | 'unauthorized' // the session is missing or has ended
  | 'rejected' // the server understood and said no; `statusCode` and `errorCode` say why
  | 'unavailable' // the server is down, overloaded or in maintenance
  | 'unexpected' // everything else: a bug on one of the two sides

/** Facts of a failure from the server or the transport. */
export interface AppErrorDetails {
  /** HTTP status, when an HTTP answer arrived. */
  httpCode?: number
  /** Business code of the envelope. */
  statusCode?: number
  /** Business code in its `RE…` form. */
  errorCode?: string
  /** Presentation of the failure requested by the server (response modes). */
  mode?: number
  /** The server's text for the user, in the requested language. */
  comments?: string
  subComments?: string
  /** The server's label for the button. */
  actText?: string
  iconUrl?: string
  /** The server's data beside the text, unchanged. */
  data?: unknown
  traceId?: string
}

/** The only error type that leaves `request/` and `platform/`. Words for the user are made by `errorText`. */
export class AppError extends Error {
  override readonly name = 'AppError'
  /** Cause of the error. Set here: engines before ES2022 take no options of `Error`. */
  override readonly cause: unknown
  readonly details: AppErrorDetails

  constructor(
    readonly kind: AppErrorKind,
    /** A short machine word such as `timeout`, `offline` or `not-logged-in`. */
    readonly code: string,
    { cause, ...details }: AppErrorDetails & { cause?: unknown } = {},
  ) {
    super(details.comments ?? (code === 'timeout' ? 'failed timeout' : `${kind}/${code}`))
    this.details = details
    this.cause = cause
  }

  get statusCode(): number | undefined {
    return this.details.statusCode
  }

  /** No answer in time, whether the transport gave up or a server on the way did. */
  get isTimeout(): boolean {
    const { httpCode, statusCode } = this.details
    return this.code === 'timeout' || httpCode === 504 || statusCode === 504
  }

  /** True when the same call may succeed later without the user changing anything. */
  get isRetryable(): boolean {
    return this.kind === 'network' || this.kind === 'unavailable'
  }
}

/** Turns anything thrown into an AppError. The one place that guesses. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  return new AppError('unexpected', 'unknown', { cause: thrown })
}
