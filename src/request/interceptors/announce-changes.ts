import type { Topic } from '@/contracts/topic'
import type { Interceptor } from '../call'

/** Tells what a call has changed once it has succeeded, so that no page has to remember which others show it. */
export function announceChanges(changes: { invalidate(...topics: readonly Topic[]): void }): Interceptor {
  return async (call, next) => {
    const answer = await next(call)
    changes.invalidate(...call.endpoint.changes)
    return answer
  }
}
