import { makeRefObservable } from '@/lib/make-ref-observable'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** Finds the city of a user who shares their position. */
export class LocateModel {
  /** The user declined, or the phone has no position. */
  isRefused = false
  readonly locating: Submission<[], string | null>

  constructor(private readonly app: Pick<App, 'geolocation' | 'site'>) {
    this.locating = new Submission(() => this.locate())
    makeRefObservable(this)
  }

  /** Id of the city; null when it could not be found, which is then on screen. */
  find(): Promise<string | null> {
    return this.locating.submit()
  }

  private async locate(): Promise<string | null> {
    this.setRefused(false)
    const { geolocation, site } = this.app
    const outcome = await geolocation.locate()
    if (outcome.kind === 'located') return site.cityIdOf(outcome)
    this.setRefused(true)
    return null
  }

  private setRefused(isRefused: boolean): void {
    this.isRefused = isRefused
  }
}
