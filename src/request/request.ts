import type { Endpoint } from '@/contracts/endpoint'
import { toAppError } from '@/lib/app-error'
import { buildCall } from './build-call'
import type { Interceptor, Next, RequestOptions } from './call'

/** Calls an endpoint; resolves with its data, rejects with an AppError. */
export type Request = <Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: Input,
  options?: RequestOptions,
) => Promise<Output>

/** Interceptors run in the order given: the first one sees the call first and the answer last. */
export function createRequest(send: Next, interceptors: readonly Interceptor[]): Request {
  const pipeline = interceptors.reduceRight<Next>((next, intercept) => (call) => intercept(call, next), send)

  return async function request<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    input: Input,
    options: RequestOptions = {},
  ): Promise<Output> {
    try {
      const { envelope } = await pipeline(buildCall(endpoint, input, options))
      return envelope.data as Output
    } catch (thrown) {
      throw toAppError(thrown)
    }
  }
}
