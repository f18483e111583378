import type { FastifyReply, FastifyRequest } from 'fastify'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import type { Locale } from '@/domain/locale'
import { BusinessError } from '../business-error'
import { DatabaseBusy } from '../database/retries'
import { translate } from '../texts/text'
import { localeOf, textOf } from './request-values'

/** What a client without a better idea waits before it tries again, s. */
const RETRY_AFTER_SECONDS = 1
/** The client shows a dialog with "try again" (S2 §8). */
const RETRY_MODE = 10

/** The envelope of an answer. */
export function envelope(data: unknown): object {
  return { statusCode: STATUS.success, comments: '', data }
}

/**
 * Answers whatever went wrong: a business error in its words, what Fastify could not read as bad input, a busy database
 * as 503, a bug as 500.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeOf(request)
  if (error instanceof BusinessError) return reply.code(200).send(businessEnvelope(error, locale))
  const { statusCode } = error as { statusCode?: number }
  if (statusCode !== undefined && statusCode < 500) {
    return reply.code(200).send({
      statusCode: BUSINESS_ERROR.badInput,
      mode: 1,
      comments: translate(locale, 'common.badRequest'),
      data: null,
    })
  }
  if (error instanceof DatabaseBusy) return sendBusy(request, reply)
  const traceId = textOf(request.headers['front-trace-id']) ?? 'no trace id'
  console.error(`[${traceId}] ${request.method} ${request.routeOptions.url ?? ''}`, error)
  return reply.code(500).send({ statusCode: 500, mode: 0, comments: translate(locale, 'common.bug'), data: null })
}

/** Answers a call that cannot be served just now, and may be made again as it is. */
function sendBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', RETRY_AFTER_SECONDS)
    .send({ statusCode: 503, mode: RETRY_MODE, comments: translate(localeOf(request), 'common.busy'), data: null })
}

/** Answers a call that does not exist. */
export function sendNoSuchCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .send({ statusCode: 404, mode: 0, comments: translate(localeOf(request), 'common.noSuchCall'), data: null })
}

function businessEnvelope({ statusCode, textKey, options }: BusinessError, locale: Locale): object {
  const { mode, errorCode, values, subTextKey } = options
  return {
    statusCode,
    mode: mode ?? 0,
    ...(errorCode && { errorCode }),
    comments: translate(locale, textKey, values),
    ...(subTextKey && { subComments: translate(locale, subTextKey) }),
    data: null,
  }
}
