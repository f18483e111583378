import { toAppError } from '@/lib/app-error'
import type { Interceptor } from '../call'

/** Notes how each call that changes something ended: its path without ids, never its body. */
export function recordCalls(record: (path: string, outcome: string) => void): Interceptor {
  return async (call, next) => {
    const { method, path } = call.endpoint
    if (method === 'GET') return next(call)
    try {
      const answer = await next(call)
      record(path, 'success')
      return answer
    } catch (thrown) {
      record(path, toAppError(thrown).code)
      throw thrown
    }
  }
}
