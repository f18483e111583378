import { messageOf } from '../logic/fault-log'
import type { Platform } from '../package/platforms'
import type { Outcome, VendorHost } from './vendor-host'

/** The callbacks every asynchronous API takes. */
export interface CallbackOptions {
  success?: (result: unknown) => void
  fail?: (error: unknown) => void
  complete?: (result: unknown) => void
}

/** An answer prepared by a test: the fields of a success, or a failure with the text that follows `:fail `. */
export type Answer = { success: Record<string, unknown> } | { fail: Record<string, unknown>; reason?: string }

/** A failure as the vendor reports it. */
export class VendorRefusal extends Error {
  /** `reason` follows `:fail ` or is Alipay's errorMessage; `fields` are the vendor's own, for example `{ error: 11 }`. */
  constructor(
    reason: string,
    readonly fields: Record<string, unknown> = {},
  ) {
    super(reason)
  }
}

/** Alipay's number for a call with wrong or missing parameters. */
const alipayWrongParameter = 2

/** A failure in the vendor's shape: `errMsg` everywhere but on Alipay, which has `error` and `errorMessage`. */
function failureShape(platform: Platform, name: string, error: unknown): Record<string, unknown> {
  const fields = error instanceof VendorRefusal ? error.fields : {}
  const reason = messageOf(error)
  if (platform === 'alipay') return { error: alipayWrongParameter, errorMessage: reason, ...fields }
  return { errMsg: reason ? `${name}:fail ${reason}` : `${name}:fail`, ...fields }
}

function successShape(platform: Platform, name: string, outcome: Record<string, unknown>): Record<string, unknown> {
  return platform === 'alipay' ? outcome : { ...outcome, errMsg: `${name}:ok` }
}

/** Runs an asynchronous API and returns its outcome through the callbacks, or a promise without them. */
export function answerWith(
  host: VendorHost,
  name: string,
  options: CallbackOptions,
  run: () => Promise<Outcome>,
): Promise<unknown> | undefined {
  const finished = host.activity.begin()
  const promise = new Promise<unknown>((resolve, reject) => {
    const deliver = (callback: 'success' | 'fail', shape: Record<string, unknown>): void => {
      finished()
      if (host.isClosed) return
      const result = host.clone(shape)
      host.faults.guard(`${name} ${callback}`, () => options[callback]?.(result))
      host.faults.guard(`${name} complete`, () => options.complete?.(result))
      if (callback === 'success') resolve(result)
      else reject(result)
    }
    run().then(
      (outcome) => {
        if (outcome === 'silence') finished()
        else deliver('success', successShape(host.platform, name, outcome ?? {}))
      },
      (error: unknown) => deliver('fail', failureShape(host.platform, name, error)),
    )
  })
  // An unhandled failure is no fault of the app: vendors only log it.
  promise.catch(() => undefined)
  const hasCallback = options.success ?? options.fail ?? options.complete
  const isPromised = host.platform === 'weapp' || host.platform === 'alipay'
  return isPromised && !hasCallback ? promise : undefined
}
