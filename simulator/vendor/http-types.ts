/** A request as a server would see it. */
export interface HttpRequest {
  /** Absolute, with the query that the vendor makes of `data` for GET. */
  url: string
  /** Upper case. */
  method: string
  /** Keys in lower case. */
  headers: Record<string, string>
  /** The text that goes over the wire; a Buffer for uploads (multipart/form-data); undefined without a body. */
  body: string | Buffer | undefined
}

/** What the server answers. An object is sent as JSON. */
export interface HttpReply {
  status: number
  headers?: Record<string, unknown>
  body?: unknown
}

/**
 * The other end of the network, given by the test: the gateway in-process, or a few fixed answers.
 * `'timeout'` and `'unreachable'` make the request fail in the vendor's way; so does throwing, as unreachable.
 */
export type RequestHandler = (request: HttpRequest) => Promise<HttpReply | 'timeout' | 'unreachable'>
