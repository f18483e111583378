import { randomHex } from '@/lib/random-hex'
import type { Interceptor } from '../call'

/** Every create carries an `Idempotency-Key`: the caller's, one per user intent, or one of its own for this call. */
export const idempotency: Interceptor = (call, next) => {
  if (!call.endpoint.isCreate) return next(call)
  const key = call.options.idempotencyKey ?? randomHex(32)
  return next({ ...call, headers: { ...call.headers, 'idempotency-key': key } })
}
