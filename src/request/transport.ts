/** An HTTP request as every platform understands it. */
export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** From the root of the host, query included. */
  url: string
  headers: Record<string, string>
  /** JSON text. */
  body?: string
  timeoutMs: number
}

export interface HttpReply {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  /** Parsed JSON, or the text where it is none. */
  body: unknown
}

/**
 * Sends one request. Resolves for every HTTP status; rejects with AppError kind `network`, code `offline`,
 * `unreachable` or `timeout`, when no answer came.
 */
export type Transport = (request: HttpRequest) => Promise<HttpReply>
