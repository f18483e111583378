import { AppError } from '@/lib/app-error'
import { randomHex } from '@/lib/random-hex'
import type { Interceptor } from '../call'

/** Gives every call a trace id, the same for its replays, and notes it on the error when the call fails. */
export const trace: Interceptor = async (call, next) => {
  const traceId = randomHex(32)
  try {
    return await next({ ...call, headers: { ...call.headers, 'front-trace-id': traceId } })
  } catch (thrown) {
    if (thrown instanceof AppError) throw new AppError(thrown.kind, thrown.code, { ...thrown.details, traceId })
    throw thrown
  }
}
