import type { HttpReply, Transport } from '@/request/transport'
import { createMiniTransport, lowerCased } from './mini-transport'

/** `my.request` fails with error 19 for a status outside 200-299; the answer is in the error object. */
interface HttpStatusFailure {
  error: 19
  status?: number
  statusCode?: number
  headers?: Record<string, unknown>
  header?: Record<string, unknown>
  data?: unknown
}

const HTTP_STATUS_FAILURE = 19

export function createTransport(origin: string): Transport {
  return createMiniTransport(origin, replyInFailure)
}

function replyInFailure(failure: unknown): HttpReply | null {
  const { error, status, statusCode, headers, header, data } = failure as HttpStatusFailure
  if (error !== HTTP_STATUS_FAILURE) return null
  return { status: status ?? statusCode ?? 0, headers: lowerCased(headers ?? header), body: parsed(data) }
}

function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}
