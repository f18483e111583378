import { toAppError } from '@/lib/app-error'
import type { Interceptor } from '../call'

/** Segments of a path that name a thing or a person rather than a call. */
const ID = /^(\d{4,}|[0-9a-f]{16,}|SG\w+|[A-Za-z0-9]{20,})$/

/** Tells the developer which call failed and how: never its parameters, its body or who made it. */
export function failureLog(warn: (message: string) => void): Interceptor {
  return async (call, next) => {
    try {
      return await next(call)
    } catch (thrown) {
      const { kind, code, details } = toAppError(thrown)
      const trace = call.headers['front-trace-id'] ?? ''
      warn(
        `${call.endpoint.method} ${withoutIds(call.path)}: ${kind}/${code} ${details.httpCode ?? ''} ${trace}`.trim(),
      )
      throw thrown
    }
  }
}

/** `/orders/64f0…/cancel` → `/orders/{id}/cancel`. */
export function withoutIds(path: string): string {
  return path
    .split('/')
    .map((segment) => (ID.test(segment) ? '{id}' : segment))
    .join('/')
}
