import type { FastifyReply, FastifyRequest } from 'fastify'
import { REFUSAL } from '@/contracts/refusal-code'
import { DEFAULT_LOCALE, type Locale, localeFromUrl } from '@/domain/locale'
import { Refusal } from './refusal'
import { say } from './texts/text'

const API = /^\/(gateway|buyerapi)\//

/** A request whose path could not be read has none. */
export function query(request: FastifyRequest): Record<string, unknown> {
  return (request.query ?? {}) as Record<string, unknown>
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** `lang` of the query, else the header, else simplified Chinese. */
export function localeOf(request: FastifyRequest): Locale {
  const { lang } = query(request)
  return localeFromUrl(textOf(lang)) ?? localeFromUrl(textOf(request.headers.locale)) ?? DEFAULT_LOCALE
}

export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeOf(request)
  if (error instanceof Refusal) {
    const { mode, errorCode, values, subTextKey } = error.options
    return reply.code(200).send({
      statusCode: error.statusCode,
      mode: mode ?? 0,
      ...(errorCode && { errorCode }),
      comments: say(locale, error.textKey, values),
      ...(subTextKey && { subComments: say(locale, subTextKey) }),
      data: null,
    })
  }
  const { statusCode } = error as { statusCode?: number }
  if (statusCode !== undefined && statusCode < 500) {
    return reply
      .code(200)
      .send({ statusCode: REFUSAL.badInput, mode: 1, comments: say(locale, 'common.badRequest'), data: null })
  }
  const traceId = textOf(request.headers['front-trace-id']) ?? 'no trace id'
  console.error(`[${traceId}] ${request.method} ${request.routeOptions.url ?? ''}`, error)
  return reply.code(500).send({ statusCode: 500, mode: 0, comments: say(locale, 'common.bug'), data: null })
}

export function noSuchCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .send({ statusCode: 404, mode: 0, comments: say(localeOf(request), 'common.noSuchCall'), data: null })
}

export function isApiPath(url: string): boolean {
  return API.test(url)
}
