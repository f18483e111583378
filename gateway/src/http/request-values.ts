import type { FastifyRequest } from 'fastify'
import { DEFAULT_LOCALE, type Locale, localeFromUrl } from '@/domain/locale'

const API = /^\/(gateway|buyerapi)\//

/** The query; empty for a request with an unreadable path. */
export function query(request: FastifyRequest): Record<string, unknown> {
  return (request.query ?? {}) as Record<string, unknown>
}

/** A header or parameter with a single value. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** `lang` of the query, otherwise the header, otherwise simplified Chinese. */
export function localeOf(request: FastifyRequest): Locale {
  const { lang } = query(request)
  return localeFromUrl(textOf(lang)) ?? localeFromUrl(textOf(request.headers.locale)) ?? DEFAULT_LOCALE
}

/** True for addresses of calls. */
export function isApiPath(url: string): boolean {
  return API.test(url)
}
