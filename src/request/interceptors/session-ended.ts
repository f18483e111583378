import { STATUS } from '@/contracts/envelope'
import { AppError } from '@/lib/app-error'
import type { Interceptor } from '../call'
import type { Prompter } from '../prompter'

/** Codes after which the session is over; none of them starts a refresh (S2 §8). */
const ENDING_CODES: readonly (number | undefined)[] = [
  STATUS.loginExpire,
  STATUS.tokenException,
  STATUS.loginOut,
  STATUS.notLogin,
]

/** Signs out when the server says that the session is over; where another device took it over, the user is told first. */
export function sessionEnded(session: { signOut(): void }, prompter: Pick<Prompter, 'question'>): Interceptor {
  let isTelling = false

  async function tellAndSignOut(): Promise<void> {
    if (isTelling) return
    isTelling = true
    await prompter.question('otherDevice', {})
    isTelling = false
    session.signOut()
  }

  return async (call, next) => {
    try {
      return await next(call)
    } catch (thrown) {
      const code = thrown instanceof AppError ? thrown.statusCode : undefined
      if (ENDING_CODES.includes(code)) session.signOut()
      if (code === STATUS.loginOtherDevice) void tellAndSignOut()
      throw thrown
    }
  }
}
