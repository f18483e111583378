import { isPublicPath } from '@/domain/access'
import { AppError } from '@/lib/app-error'
import type { Interceptor } from '../call'

/** Session state for the access rule. */
export interface SessionAccess {
  readonly accessToken: string | null
  /** True if another tab has logged out, in, or in as another user. */
  readonly isReplaced: boolean
  signOut(): void
  /** Starts the page again for the present user. */
  restart(): void
}

/**
 * Adds the access token. A call that is not public and has none is aborted: leftovers of a session are cleared, and
 * the login page opens only if the user's tap caused the call, as for every call that writes. Nothing is written for a
 * user whom another tab has logged out.
 */
export function access(session: SessionAccess, openLogin: () => void): Interceptor {
  return async (call, next) => {
    if (call.endpoint.method !== 'GET' && session.isReplaced) {
      session.restart()
      throw new AppError('unauthorized', 'other-user')
    }
    const token = session.accessToken
    if (token !== null) return next({ ...call, headers: { ...call.headers, 'access-token': token } })
    if (isPublicPath(call.path)) return next(call)
    session.signOut()
    if (call.options.isUserAction ?? call.endpoint.changes.length > 0) openLogin()
    throw new AppError('unauthorized', 'not-logged-in')
  }
}
