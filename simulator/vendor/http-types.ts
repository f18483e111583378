/** A request as a server would see it. */
export interface HttpRequest {
  /** Absolute, with the query that the vendor makes of `data` for GET. */
  url: string
  /** Upper case. */
  method: string
  /** Keys in lower case. */
  headers: Record<string, string>
  /** Text of the body; a Buffer for uploads (multipart/form-data); undefined without a body. */
  body: string | Buffer | undefined
}

/** Answer of the server. An object is sent as JSON. */
export interface HttpReply {
  status: number
  headers?: Record<string, unknown>
  body?: unknown
}

/**
 * Server given by the test: the in-process gateway, or fixed answers. `'timeout'` and `'unreachable'` fail in the
 * vendor's way; so does throwing, as unreachable.
 */
export type RequestHandler = (request: HttpRequest) => Promise<HttpReply | 'timeout' | 'unreachable'>
