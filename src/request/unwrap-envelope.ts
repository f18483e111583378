import { type Envelope, isSuccess, SESSION_STATUS_PREFIX, STATUS, statusName } from '@/contracts/envelope'
import { AppError, type AppErrorDetails, type AppErrorKind } from '@/lib/app-error'
import { withQuery } from '@/lib/query-string'
import type { Call, Next } from './call'
import type { HttpReply, HttpRequest, Transport } from './transport'

/** The innermost part of the pipeline: sends the call and opens the envelope of the answer. */
export function unwrapEnvelope(transport: Transport): Next {
  return async (call) => {
    const reply = await transport(httpRequestOf(call))
    if (reply.status !== 200) throw new AppError(kindOfStatus(reply.status), `http-${reply.status}`, httpDetails(reply))
    const envelope = envelopeIn(reply.body)
    if (envelope === null) throw new AppError('unexpected', 'no-envelope', { httpCode: reply.status })
    if (!isSuccess(envelope.statusCode)) throw businessErrorOf(envelope, reply.status)
    return { envelope, headers: reply.headers }
  }
}

/** Every attempt builds new options: Taro's Alipay wrapper changes the ones it is given. */
function httpRequestOf({ endpoint, path, query, headers, body }: Call): HttpRequest {
  const hasBody = body !== undefined
  return {
    method: endpoint.method,
    url: withQuery(path, query),
    headers: hasBody ? { ...headers, 'content-type': 'application/json' } : { ...headers },
    timeoutMs: endpoint.timeoutMs,
    ...(hasBody && { body: JSON.stringify(body) }),
  }
}

function envelopeIn(body: unknown): Envelope<unknown> | null {
  if (typeof body !== 'object' || body === null || !('statusCode' in body)) return null
  return typeof body.statusCode === 'number' ? (body as Envelope<unknown>) : null
}

function businessErrorOf(envelope: Envelope<unknown>, httpCode: number): AppError {
  const { statusCode, errorCode, mode, comments, subComments, actText, iconUrl, data } = envelope
  const isSessionOver = String(statusCode).startsWith(SESSION_STATUS_PREFIX) || statusCode === STATUS.loginOut
  const kind = isSessionOver ? 'unauthorized' : kindOfBusinessCode(statusCode)
  const words = { comments, subComments, actText, iconUrl }
  const details: AppErrorDetails = { httpCode, statusCode, errorCode, mode, ...words, ...(data !== null && { data }) }
  return new AppError(kind, errorCode ?? statusName(statusCode) ?? String(statusCode), details)
}

function httpDetails({ status, body }: HttpReply): AppErrorDetails {
  const envelope = envelopeIn(body)
  return { httpCode: status, statusCode: envelope?.statusCode, comments: envelope?.comments }
}

/** HTTP statuses that an answer may have inside (NET-145). */
const UNAVAILABLE: readonly number[] = [429, 502, 503, 504]

function kindOfBusinessCode(statusCode: number): AppErrorKind {
  return UNAVAILABLE.includes(statusCode) ? 'unavailable' : 'rejected'
}

function kindOfStatus(status: number): AppErrorKind {
  if (status === 401) return 'unauthorized'
  if (status >= 500 || status === 429) return 'unavailable'
  return 'rejected'
}
