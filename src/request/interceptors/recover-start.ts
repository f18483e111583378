import type { Interceptor } from '../call'

/** Something that the app begins with, such as the shop's configuration. */
export interface Beginning {
  /** Failed start call without a replacement. */
  readonly hasFailed: boolean
  /** Asks for what has failed once more. Never rejects. */
  load(): Promise<void>
}

/**
 * Repeats the calls that failed at start as soon as the gateway answers any call: a user who retries a page gets the
 * rest as well, the navigation and the city. Answers during a retry trigger nothing: two starts with empty answers
 * would trigger each other endlessly.
 */
export function recoverStart(beginnings: () => readonly Beginning[]): Interceptor {
  let isRecovering = false

  async function recover(failed: readonly Beginning[]): Promise<void> {
    isRecovering = true
    await Promise.all(failed.map((beginning) => beginning.load()))
    isRecovering = false
  }

  return async (call, next) => {
    const answer = await next(call)
    const failed = isRecovering ? [] : beginnings().filter(({ hasFailed }) => hasFailed)
    if (failed.length > 0) void recover(failed)
    return answer
  }
}
