import type { Activity } from '../logic/activity'
import type { FaultLog } from '../logic/fault-log'
import type { Platform } from '../package/platforms'
import { type Answer, answerWith, type CallbackOptions, VendorRefusal } from './answers'

/** A callable member of the API object. */
export type VendorFunction = (...args: never[]) => unknown

/** The members of `wx`, `my`, `tt` or `xhs`. */
export type VendorApi = Record<string, unknown>

/** One call of the app to the vendor. */
export interface VendorCall {
  name: string
  /** The options, or the positional arguments of a synchronous call; functions are left out. */
  options: unknown
}

/** Result of an asynchronous call: its fields, nothing, or `silence` if the vendor never calls back. */
export type Outcome = Record<string, unknown> | undefined | 'silence'

type Run<Options> = (options: Options & CallbackOptions) => Outcome | Promise<Outcome>

/** Base of every part of the vendor's API. */
export class VendorHost {
  /** Every call in order. */
  readonly calls: VendorCall[] = []
  /** Names that the vendor has and the simulator lacks; a correct journey uses none. */
  readonly unimplementedCalls: string[] = []
  /** True once the app is closed: pending answers are dropped. */
  isClosed = false
  private readonly prepared = new Map<string, Answer[]>()
  private readonly listeners = new Map<string, ((payload: unknown) => void)[]>()

  constructor(
    readonly platform: Platform,
    readonly activity: Activity,
    readonly faults: FaultLog,
    /** Copies a value into the logic layer's realm. */
    readonly clone: <Value>(value: Value) => Value,
  ) {}

  /**
   * An API in the vendors' callback style: calls `success` or `fail`, then `complete`; WeChat and Alipay return a
   * promise without callbacks.
   */
  asyncApi<Options extends object>(name: string, run: Run<Options>): VendorFunction {
    return (options?: Options & CallbackOptions) => {
      const given = options ?? ({} as Options & CallbackOptions)
      this.record(name, given)
      return answerWith(this, name, given, async () => {
        const prepared = this.prepared.get(name)?.shift()
        if (!prepared) return run(given)
        if ('fail' in prepared) throw new VendorRefusal(prepared.reason ?? '', prepared.fail)
        return prepared.success
      })
    }
  }

  /** A synchronous API; the result is copied into the logic layer. */
  syncApi<Args extends unknown[]>(name: string, run: (...args: Args) => unknown): VendorFunction {
    return (...args: Args) => {
      this.record(name, args)
      return this.clone(run(...args))
    }
  }

  /** The pair `onName` and `offName`. */
  eventApis(...names: string[]): VendorApi {
    const apis: VendorApi = {}
    for (const name of names) {
      apis[`on${name}`] = (listener: (payload: unknown) => void) => {
        this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener])
      }
      apis[`off${name}`] = (listener?: (payload: unknown) => void) => {
        const kept = listener ? (this.listeners.get(name) ?? []).filter((one) => one !== listener) : []
        this.listeners.set(name, kept)
      }
    }
    return apis
  }

  /** Calls the listeners of an event, for example `emit('NetworkStatusChange', {...})`; returns their number. */
  emit(name: string, payload?: unknown): number {
    const listeners = this.listeners.get(name) ?? []
    for (const listener of listeners) this.faults.guard(`on${name}`, () => listener(this.clone(payload)))
    return listeners.length
  }

  /** Sets the next answer of an API, implemented or not. */
  prepare(name: string, answer: Answer): void {
    this.prepared.set(name, [...(this.prepared.get(name) ?? []), answer])
  }

  hasPrepared(name: string): boolean {
    return (this.prepared.get(name)?.length ?? 0) > 0
  }

  record(name: string, options: unknown): void {
    this.calls.push({ name, options: JSON.parse(JSON.stringify(options ?? null, withoutFunctions)) })
  }
}

function withoutFunctions(_: string, value: unknown): unknown {
  return typeof value === 'function' ? undefined : value
}
