import type { FastifyReply, FastifyRequest } from 'fastify'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import { STATUS } from '@/contracts/envelope'
import type { Locale } from '@/domain/locale'
import { BusinessError } from '../business-error'
import { isDatabaseBusy } from '../database/retries'
import { translate } from '../texts/text'
import { CallerGone, TooBusy } from './admission'
import { recordCode } from './answer-facts'
import { TooManyCalls } from './limit-calls'
import { localeOf } from './request-values'

/** Default delay before a client retries, s. */
const RETRY_AFTER_SECONDS = 1
/** Status of a reply without a receiver, in logs and metrics. */
const CLIENT_CLOSED_REQUEST = 499
/** The client shows a dialog with "try again". */
const RETRY_MODE = 10

interface FailureEnvelope {
  statusCode: number
  mode: number
  comments: string
  errorCode?: string
  subComments?: string
  data?: object
}

/** Sends the envelope of a successful call. */
export function sendAnswer(envelope: string, reply: FastifyReply): FastifyReply {
  recordCode(reply, STATUS.success)
  return uncached(reply).type('application/json; charset=utf-8').send(envelope)
}

/**
 * Answers an error: a business error with its text, unreadable requests as bad input, a busy database as 503, exceeded
 * limits as 429, a bug as 500.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeOf(request)
  if (error instanceof CallerGone) return reply.code(CLIENT_CLOSED_REQUEST).send()
  if (error instanceof TooManyCalls) return sendRetry(request, reply, 429, error.retryAfter)
  if (error instanceof BusinessError) {
    const { field } = error.options
    if (field !== undefined) request.log.info({ field, route: request.routeOptions.url }, 'invalid input')
    return sendFailure(reply, 200, businessEnvelope(error, locale))
  }
  const { statusCode } = error as { statusCode?: number }
  if (statusCode !== undefined && statusCode < 500) {
    const comments = translate(locale, 'common.badRequest')
    return sendFailure(reply, 200, { statusCode: BUSINESS_ERROR.badInput, mode: 1, comments })
  }
  if (isDatabaseBusy(error) || error instanceof TooBusy) {
    request.log.warn({ err: error, route: request.routeOptions.url }, 'busy')
    return sendRetry(request, reply, 503, RETRY_AFTER_SECONDS)
  }
  request.log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'failed')
  return sendFailure(reply, 500, { statusCode: 500, mode: 0, comments: translate(locale, 'common.bug') })
}

/** Answers a call that cannot be served now and may be retried unchanged. */
function sendRetry(request: FastifyRequest, reply: FastifyReply, status: 429 | 503, retryAfter: number): FastifyReply {
  const comments = translate(localeOf(request), status === 429 ? 'common.tooManyCalls' : 'common.busy')
  return sendFailure(reply.header('retry-after', retryAfter), status, {
    statusCode: status,
    mode: RETRY_MODE,
    comments,
  })
}

/** Answers an unknown call. */
export function sendNoSuchCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const comments = translate(localeOf(request), 'common.noSuchCall')
  return sendFailure(reply, 404, { statusCode: 404, mode: 0, comments })
}

function sendFailure(reply: FastifyReply, status: number, failure: FailureEnvelope): FastifyReply {
  recordCode(reply, failure.statusCode)
  return uncached(reply)
    .code(status)
    .send({ data: null, ...failure })
}

/** Disables caching: answers belong to one user and one moment. */
function uncached(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store')
}

function businessEnvelope({ statusCode, textKey, options }: BusinessError, locale: Locale): FailureEnvelope {
  const { mode, errorCode, values, subTextKey, data } = options
  return {
    statusCode,
    mode: mode ?? 0,
    ...(errorCode && { errorCode }),
    comments: translate(locale, textKey, values),
    ...(subTextKey && { subComments: translate(locale, subTextKey) }),
    ...(data && { data }),
  }
}
