import type { Platform } from '../package/platforms'
import type { LogicInstance } from '../view/view-engine'
import type { Activity } from './activity'
import { isDeriving } from './alipay-component'
import type { FaultLog } from './fault-log'
import type { SetDataCall } from './set-data-log'

/** Maximum bytes per call in the audits of WeChat and Douyin; four times as much exceeds every vendor's limit. */
const limitBytes = 256 * 1024

/** Page of instances, reduced to the needs of the log. */
export interface SetDataOwner {
  route: string
  /** False once the test has acted on the page. */
  isFirstScreen: boolean
  /** True after the page was unloaded; data set on it then goes nowhere, as on a phone. */
  isClosed: boolean
}

/** Intercepts the app's setData and records what crosses the bridge. */
export class SetDataMeter {
  readonly calls: SetDataCall[] = []
  /** Current action of the test. */
  action = 'launch'
  private owner: SetDataOwner | undefined

  constructor(
    private readonly platform: Platform,
    private readonly activity: Activity,
    private readonly faults: FaultLog,
  ) {}

  /** Instances created while `run` runs belong to `owner`: pages and lists create their components synchronously. */
  ownedBy<Result>(owner: SetDataOwner, run: () => Result): Result {
    const previous = this.owner
    this.owner = owner
    try {
      return run()
    } finally {
      this.owner = previous
    }
  }

  instrument(instance: LogicInstance, component: string): void {
    const owner = this.owner ?? { route: component, isFirstScreen: true, isClosed: false }
    const engineSetData = instance.setData.bind(instance)
    const setData = (data: Record<string, unknown>, callback?: () => void): void => {
      if (owner.isClosed) return
      const json = JSON.stringify(data)
      this.record(owner, component, json, Object.keys(data))
      const finished = this.activity.begin()
      const onApplied = (): void => {
        finished()
        if (callback) this.faults.guard(`${component} setData callback`, () => callback.call(instance))
      }
      const changes = changesFor(instance, toEnginePaths(JSON.parse(json), this.platform))
      if (!changes) queueMicrotask(onApplied)
      else if (!this.apply(owner, component, () => engineSetData(changes, onApplied))) finished()
    }
    Object.defineProperty(instance, 'setData', { value: setData, configurable: true, writable: true })
  }

  /** False if the engine cannot draw the change; it then never calls back. */
  private apply(owner: SetDataOwner, component: string, run: () => void): boolean {
    try {
      this.ownedBy(owner, run)
      return true
    } catch (error) {
      this.faults.record(error, `${component} setData`)
      return false
    }
  }

  private record(owner: SetDataOwner, component: string, json: string, keys: string[]): void {
    const bytes = Buffer.byteLength(json)
    const { route, isFirstScreen } = owner
    this.calls.push({ page: route, component, action: this.action, bytes, keys, isFirstScreen })
    if (bytes > limitBytes) this.faults.record(`setData of ${bytes} bytes: vendors’ audits allow 256 KB`, component)
  }
}

/** Alipay and Xiaohongshu address array items as `cn.0`, the engines follow WeChat's `cn[0]`. */
function toEnginePaths(data: Record<string, unknown>, platform: Platform): Record<string, unknown> {
  if (platform === 'weapp') return data
  const entries = Object.entries(data).map(([path, value]) => [
    path.replace(/\.\[/g, '[').replace(/\.(\d+)(?=[.[]|$)/g, '[$1]'),
    value,
  ])
  return Object.fromEntries(entries)
}

/**
 * Inside deriveDataFromProps the engine already holds the new property, because props and data share one place in it;
 * setting the same value again would call deriveDataFromProps endlessly.
 */
function changesFor(instance: LogicInstance, data: Record<string, unknown>): Record<string, unknown> | undefined {
  if (!isDeriving(instance)) return data
  const changes = Object.entries(data).filter(
    ([path, value]) => JSON.stringify(value) !== JSON.stringify(instance.data[path]),
  )
  return changes.length > 0 ? Object.fromEntries(changes) : undefined
}
