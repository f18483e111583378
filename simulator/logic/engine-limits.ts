import type { Platform } from '../package/platforms'

/** Missing in at least one supported engine: Intl on Android WeChat, the others on older JavaScriptCore. */
const absentEverywhere = [
  'Intl',
  'BigInt',
  'WeakRef',
  'FinalizationRegistry',
  'SharedArrayBuffer',
  'Atomics',
  'WebAssembly',
]

/**
 * Newer than the oldest promised engine (config/mini-engines.json); only WeChat adds core-js by itself. A test compares
 * the list with the engine.
 */
const absentWithoutPolyfill = [
  'Array.fromAsync',
  'Array.prototype.at',
  'Array.prototype.findLast',
  'Array.prototype.findLastIndex',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'ArrayBuffer.prototype.detached',
  'ArrayBuffer.prototype.maxByteLength',
  'ArrayBuffer.prototype.resizable',
  'ArrayBuffer.prototype.resize',
  'ArrayBuffer.prototype.transfer',
  'ArrayBuffer.prototype.transferToFixedLength',
  'String.prototype.at',
  'String.prototype.isWellFormed',
  'String.prototype.matchAll',
  'String.prototype.replaceAll',
  'String.prototype.toWellFormed',
  'Object.fromEntries',
  'Object.groupBy',
  'Object.hasOwn',
  'Map.groupBy',
  'Promise.allSettled',
  'Promise.any',
  'Promise.try',
  'Promise.withResolvers',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.isDisjointFrom',
  'Set.prototype.isSubsetOf',
  'Set.prototype.isSupersetOf',
  'Set.prototype.symmetricDifference',
  'Set.prototype.union',
  'RegExp.prototype.hasIndices',
  'RegExp.prototype.unicodeSets',
  'AggregateError',
  'BigInt64Array',
  'BigUint64Array',
]

/**
 * Makes a plain V8 context behave like the weakest JavaScript engine of the platform. Runs inside the context.
 * Dates: JavaScriptCore does not read 'yyyy-MM-dd HH:mm:ss'; the clock is the simulator's.
 */
export function engineLimitsScript(platform: Platform): string {
  const absent = platform === 'weapp' ? absentEverywhere : [...absentEverywhere, ...absentWithoutPolyfill]
  return `(now) => {
    for (const path of ${JSON.stringify(absent)}) {
      const names = path.split('.')
      const last = names.pop()
      const owner = names.reduce((object, name) => object && object[name], this)
      if (owner) delete owner[last]
    }
    const NativeDate = Date
    const read = (text) => (/^\\d{4}-\\d{1,2}-\\d{1,2} /.test(text) ? NaN : NativeDate.parse(text))
    const withClock = (args) => {
      if (args.length === 0) return [now()]
      return args.length === 1 && typeof args[0] === 'string' ? [read(args[0])] : args
    }
    this.Date = new Proxy(NativeDate, {
      construct: (target, args, newTarget) => Reflect.construct(target, withClock(args), newTarget),
      apply: (target) => new target(now()).toString(),
      get: (target, name, receiver) =>
        name === 'now' ? now : name === 'parse' ? read : Reflect.get(target, name, receiver),
    })
  }`
}

/** Names a vendor's module wrapper shadows, so that they are undefined in every script. */
export function shadowedNames(platform: Platform): string[] {
  const browser = [
    'window',
    'document',
    'frames',
    'self',
    'location',
    'localStorage',
    'history',
    'caches',
    'screen',
    'alert',
    'confirm',
    'prompt',
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'webkit',
  ]
  // Alipay has its own navigator, which Taro's runtime reads; it and Douyin hide the global object.
  if (platform === 'alipay') return [...browser, 'globalThis', 'global']
  if (platform === 'tt') return [...browser, 'navigator', 'globalThis', 'global']
  return [...browser, 'navigator']
}
