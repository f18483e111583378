import type { App } from '@/services/app'
import { startApp } from '@/services/launch/start-app'

const stops: (() => void)[] = []

/**
 * Starts an app that ends with its test, even a failed one: its timers would load code after the file has ended, in the
 * middle of another one.
 */
export function startTestApp(app: App): void {
  stops.push(startApp(app))
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
