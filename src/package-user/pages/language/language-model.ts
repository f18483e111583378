import type { Locale } from '@/domain/locale'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { App } from '@/services/app'
import { logOutHere } from '@/services/log-out-here'

/** A login is bound to its language; the user reads that it ends before it does. */
const LOG_OUT_AFTER_MS = 2000

/** Selects the language of the interface. */
export class LanguageModel {
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(private readonly app: Pick<App, 'locale' | 'session' | 'request' | 'storage'>) {
    makeRefObservable(this, 'timer')
  }

  /** Returns true if the user will be logged out. */
  choose(chosen: Locale): boolean {
    const { locale, session } = this.app
    const isAnother = chosen !== locale.locale
    locale.choose(chosen)
    if (!isAnother || !session.isLoggedIn) return false
    // Continues after the page has closed.
    this.timer ??= setTimeout(() => void this.logOut(), LOG_OUT_AFTER_MS)
    return true
  }

  private async logOut(): Promise<void> {
    this.timer = null
    await logOutHere(this.app)
  }
}
