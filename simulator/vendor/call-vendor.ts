import type { MiniApp } from '../mini-app'

/** Result passed to one of the two callbacks. */
export interface VendorAnswer {
  success?: unknown
  fail?: unknown
}

/** Calls an asynchronous API like the app; rejects if `complete` receives another value than the other callback. */
export function callVendor(app: MiniApp, name: string, options: Record<string, unknown> = {}): Promise<VendorAnswer> {
  const api = app.vendor.api[name] as (options: object) => unknown
  return new Promise((resolve, reject) => {
    let answer: VendorAnswer = {}
    api({
      ...options,
      success: (success: unknown) => {
        answer = { success }
      },
      fail: (fail: unknown) => {
        answer = { fail }
      },
      complete: (result: unknown) => (result === (answer.success ?? answer.fail) ? resolve(answer) : reject(result)),
    })
  })
}

/** Calls a synchronous API, or one that returns a task or a promise. */
export function callVendorSync(app: MiniApp, name: string, ...args: unknown[]): unknown {
  return (app.vendor.api[name] as (...args: unknown[]) => unknown)(...args)
}
