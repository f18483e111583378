import vm from 'node:vm'
import type { FaultLog } from './logic/fault-log'
import type { Platform } from './package/platforms'

interface Watcher {
  platform: Platform
  faults: FaultLog
}

type RejectionListener = NodeJS.UnhandledRejectionListener

/** Origin of an unhandled rejection. */
export const unhandledPromise = 'unhandled promise'

/** Inside jest `process` is a copy without events; the main context has the real one. */
const realProcess: NodeJS.Process = vm.runInThisContext('process')
const watchers: Watcher[] = []
let others: RejectionListener[] = []

/**
 * Records unhandled rejections of the app while it is open. They surface on the process, so the stack identifies their
 * app; all others go to the previous listeners.
 */
export function watchRejections(platform: Platform, faults: FaultLog): () => void {
  const watcher = { platform, faults }
  if (watchers.length === 0) takeOver()
  watchers.push(watcher)
  return () => {
    watchers.splice(watchers.indexOf(watcher), 1)
    if (watchers.length === 0) handBack()
  }
}

function takeOver(): void {
  others = realProcess.listeners('unhandledRejection')
  realProcess.removeAllListeners('unhandledRejection')
  realProcess.on('unhandledRejection', onRejection)
}

function handBack(): void {
  realProcess.off('unhandledRejection', onRejection)
  for (const listener of others) realProcess.on('unhandledRejection', listener)
}

function onRejection(reason: unknown, promise: Promise<unknown>): void {
  const stack = typeof reason === 'object' && reason !== null && 'stack' in reason ? String(reason.stack) : ''
  // Scripts of the package are named `weapp://pages/…`; jest shortens the slashes.
  const owner = [...watchers].reverse().find(({ platform }) => stack.includes(`${platform}:/`))
  const watcher = owner ?? (stack === '' ? watchers[watchers.length - 1] : undefined)
  if (watcher) watcher.faults.record(reason, unhandledPromise)
  else if (others.length === 0) throw reason
  else for (const listener of others) listener(reason, promise)
}
