import { STATUS } from '@/contracts/envelope'
import { AppError } from '@/lib/app-error'
import type { Interceptor } from '../call'

/** Codes after which the session is over; none of them starts a refresh (S2 §8). */
const ENDING_CODES: readonly (number | undefined)[] = [
  STATUS.loginExpire,
  STATUS.tokenException,
  STATUS.loginOut,
  STATUS.notLogin,
]

/** Signs out when the server says that the session is over. */
export function sessionEnded(session: { signOut(): void }): Interceptor {
  return async (call, next) => {
    try {
      return await next(call)
    } catch (thrown) {
      if (thrown instanceof AppError && ENDING_CODES.includes(thrown.statusCode)) session.signOut()
      throw thrown
    }
  }
}
