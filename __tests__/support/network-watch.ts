import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { whenIdle } from './when-idle'

/** Between two looks, ms. */
const POLL_MS = 20
/** A page that asks for something without end is none that comes to rest, ms. */
const AT_REST_MS = 60_000
/** Quiet time after which a page has loaded, ms. */
const QUIET_MS = 400
/** Maximum wait for idleness, ms: a page with an animation is never idle. */
export const IDLE_MS = 3000

/**
 * Requests of a page without a response yet. Playwright's `networkidle` is reached once for a document, even if a busy
 * machine has only paused between two requests.
 */
export class NetworkWatch {
  private readonly open = new Set<unknown>()
  private changedAt = Date.now()

  constructor(private readonly page: Page) {
    page.on('request', (request) => this.change(() => this.open.add(request)))
    page.on('requestfinished', (request) => this.change(() => this.open.delete(request)))
    page.on('requestfailed', (request) => this.change(() => this.open.delete(request)))
  }

  /** Resolves when a page that was opened has nothing left to do, and has received what it requested. */
  async settled(): Promise<void> {
    await this.page.evaluate(whenIdle, IDLE_MS)
    await this.quiet(QUIET_MS)
  }

  /** Resolves after a period without network traffic, ms. */
  async quiet(ms: number): Promise<void> {
    const end = Date.now() + AT_REST_MS
    while (this.open.size > 0 || Date.now() - this.changedAt < ms) {
      if (Date.now() > end) throw new Error(`${this.open.size} requests of the page do not end`)
      await pause(POLL_MS)
    }
  }

  private change(how: () => void): void {
    how()
    this.changedAt = Date.now()
  }
}
