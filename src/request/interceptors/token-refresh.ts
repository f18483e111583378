import { refreshTokens } from '@/contracts/account/refresh-tokens'
import { STATUS } from '@/contracts/envelope'
import { AppError } from '@/lib/app-error'
import { type Call, type Interceptor, repeated } from '../call'

/**
 * An expired token is refreshed once for all calls that wait, and each of them is replayed once (NET-111).
 * `refresh` stores the new tokens in the session; it rejects when the session cannot be continued.
 */
export function tokenRefresh(
  session: { readonly accessToken: string | null },
  refresh: () => Promise<void>,
): Interceptor {
  let inFlight: Promise<void> | null = null

  function refreshOnce(): Promise<void> {
    inFlight ??= refresh().finally(() => {
      inFlight = null
    })
    return inFlight
  }

  /** A refusal that ended the session prompts for a login, whatever its code (NET-144). */
  function unlessEnded(thrown: unknown): void {
    if (session.accessToken !== null) throw thrown
  }

  async function withFreshToken(call: Call): Promise<Call> {
    // Another call may have refreshed while this one was on its way.
    if (session.accessToken === tokenOf(call)) await refreshOnce().catch(unlessEnded)
    if (session.accessToken === null) throw new AppError('unauthorized', 'not-logged-in')
    const { headers, ...rest } = repeated(call)
    return { ...rest, headers: { ...headers, 'access-token': session.accessToken } }
  }

  return async (call, next) => {
    try {
      return await next(call)
    } catch (thrown) {
      // The call that refreshes would wait for itself.
      const isRefresh = call.endpoint.path === refreshTokens.path
      if (isRefresh || tokenOf(call) === undefined || !isTokenExpired(thrown)) throw thrown
      return next(await withFreshToken(call))
    }
  }
}

function tokenOf(call: Call): string | undefined {
  return call.headers['access-token']
}

function isTokenExpired(thrown: unknown): boolean {
  return thrown instanceof AppError && thrown.statusCode === STATUS.tokenExpire
}
