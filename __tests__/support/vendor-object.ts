/** Answer of a vendor to one call; `silent`: never. */
export type VendorReply = { success: unknown } | { fail: unknown } | 'silent'

interface Options {
  success?(result: unknown): void
  fail?(failure: unknown): void
}

const replies = new Map<string, VendorReply>()
const requests: { name: string; options: unknown }[] = []

/** A vendor that answers as its documents say: the object of callbacks, and Taro's promises over it. */
export const vendorObject = {
  /** Decides the answer of a call; `null` takes the call away, as versions without it do. */
  answer(name: string, reply: VendorReply | null): void {
    if (reply === null) replies.delete(name)
    else replies.set(name, reply)
  },
  reset(): void {
    replies.clear()
    requests.length = 0
  },
  /** Every call, in order. */
  get requests(): readonly { name: string; options: unknown }[] {
    return requests
  },
}

/** `wx`, `my`, `tt` or `xhs`: only the calls that have an answer are there. */
export const vendor: Record<string, unknown> = new Proxy(
  {},
  {
    get: (_target, name: string) => {
      const reply = replies.get(name)
      if (reply === undefined) return undefined
      return (options: Options = {}) => {
        requests.push({ name, options })
        if (reply === 'silent') return
        if ('success' in reply) options.success?.(reply.success)
        else options.fail?.(reply.fail)
      }
    },
  },
)

/** Taro's way to the same calls. */
export const taro: Record<string, unknown> = new Proxy(
  {},
  {
    get: (_target, name: string) => (options: object) =>
      new Promise((resolve, reject) => {
        const call = vendor[name] as ((options: Options) => void) | undefined
        if (!call) return reject(new TypeError(`Taro.${name} is not a function`))
        call({ ...options, success: resolve, fail: reject })
      }),
  },
)
