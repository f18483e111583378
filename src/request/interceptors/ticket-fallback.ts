import { STATUS } from '@/contracts/envelope'
import { toAppError } from '@/lib/app-error'
import type { Answer, Call, Interceptor, Next } from '../call'
import { type CachedAnswer, type TicketCache, ticketEndpointOf } from '../ticket-cache'

/** The firewall's status for an overload; 429 and 5xx count as unavailable anyway. */
const TOO_MANY = 469

/**
 * Keeps the answers of the ticket calls, and answers with the last one when the call fails without being refused: no
 * network, a timeout, a server that is down or busy. The caller learns how old it is through `onCached`.
 */
export function ticketFallback(cache: TicketCache, userId: () => string | null): Interceptor {
  return (call, next) => {
    const endpoint = ticketEndpointOf(call.endpoint.path)
    const user = userId()
    if (endpoint === null || user === null) return next(call)
    const key = keyOf(user, call)
    // After a logout nothing is stored and nothing is shown.
    const isSameUser = () => userId() === user
    const cached = {
      save: (data: unknown) => isSameUser() && cache.write(endpoint, key, data),
      last: () => (isSameUser() ? cache.read(endpoint, key) : null),
    }
    return withCachedFallback(cached, call, next)
  }
}

interface CachedAnswers {
  save(data: unknown): void
  last(): CachedAnswer | null
}

async function withCachedFallback(cached: CachedAnswers, call: Call, next: Next): Promise<Answer> {
  try {
    const answer = await next(call)
    cached.save(answer.envelope.data)
    return answer
  } catch (thrown) {
    const copy = isTemporaryFailure(thrown) ? cached.last() : null
    if (copy === null) throw thrown
    call.options.onCached?.(copy.savedAt)
    return { envelope: { statusCode: STATUS.success, data: copy.data }, headers: {} }
  }
}

function isTemporaryFailure(thrown: unknown): boolean {
  const { kind, isRetryable, details } = toAppError(thrown)
  return isRetryable || kind === 'unexpected' || details.httpCode === TOO_MANY
}

/** User, path and the call's own parameters: the parameters of every call do not change the answer. */
function keyOf(user: string, { path, query }: Call): string {
  const { utcOffset: _utcOffset, lang: _lang, ver: _ver, terminalSrc: _src, channelId: _channel, ...own } = query
  const parameters = Object.entries(own).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([user, path, parameters])
}
