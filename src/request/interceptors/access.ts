import { isPublicPath } from '@/domain/access'
import { AppError } from '@/lib/app-error'
import type { Interceptor } from '../call'

/** Session state for the access rule. */
export interface SessionAccess {
  readonly accessToken: string | null
  signOut(): void
}

/**
 * Adds the access token. A call that is not public and has none is aborted: leftovers of a session are cleared, and
 * the login page opens only if the user's tap caused the call, as for every call that writes.
 */
export function access(session: SessionAccess, openLogin: () => void): Interceptor {
  return async (call, next) => {
    const token = session.accessToken
    if (token !== null) return next({ ...call, headers: { ...call.headers, 'access-token': token } })
    if (isPublicPath(call.path)) return next(call)
    session.signOut()
    if (call.options.isUserAction ?? call.endpoint.changes.length > 0) openLogin()
    throw new AppError('unauthorized', 'not-logged-in')
  }
}
