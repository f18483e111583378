import type { HttpReply, Transport } from '@/request/transport'
import { createMiniTransport, lowerCased } from './mini-transport'

/** `my.request` fails for answers it does not accept; the response is in the error object. */
interface AnsweredFailure {
  error: number
  status?: number
  statusCode?: number
  headers?: Record<string, unknown>
  header?: Record<string, unknown>
  data?: unknown
}

/** A status outside 200-299. */
const HTTP_STATUS_FAILURE = 19
/** The answer is not JSON. */
const DECODING_FAILURE = 14

export function createTransport(origin: string): Transport {
  return createMiniTransport(origin, replyInFailure)
}

function replyInFailure(failure: unknown): HttpReply | null {
  const { error, status, statusCode, headers, header, data } = failure as AnsweredFailure
  if (error !== HTTP_STATUS_FAILURE && error !== DECODING_FAILURE) return null
  const unknown = error === DECODING_FAILURE ? 200 : 0
  return { status: status ?? statusCode ?? unknown, headers: lowerCased(headers ?? header), body: parsed(data) }
}

function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}
