import { runInAction } from 'mobx'
import { type MatchVersionInput, type MatchVersionOutput, matchVersion } from '@/contracts/version/match-version'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { Updater } from '@/platform/updater/contract'
import type { Request } from '@/request/request'

/** Default parameters of a version request (CONST-006, CONST-007). */
const DEFAULTS = { productCode: 'CYY', clientCode: 'WEIXIN_MINI' }

/** Product, version and client of the running app. */
type RunningVersion = Omit<MatchVersionInput, keyof typeof DEFAULTS> & Partial<typeof DEFAULTS>

/** A newer version of the app: the shop's notes on it, and whether the vendor has fetched it. */
export class UpdateStore {
  /** The shop's answer; null if there is no newer version. */
  offered: MatchVersionOutput | null = null
  /** The vendor has it: a restart is enough. */
  isFetched = false
  /** It could not be had: the user is notified what to do. */
  hasFailed = false
  private isDismissed = false

  constructor(
    private readonly request: Request,
    private readonly version: RunningVersion,
    private readonly updater: Updater,
    /** Leads to where the version is to be had; false if there is no such place. */
    private readonly download: (url: string) => boolean,
  ) {
    makeRefObservable(this)
  }

  /** The user cannot go on without it. */
  get isForced(): boolean {
    return this.offered?.updateType === 'FORCE'
  }

  /** A prompt is due: a version is forced, or offered and not postponed. */
  get isAsking(): boolean {
    return this.isForced || (!this.isDismissed && (this.isFetched || this.offered?.updateType === 'WEAK'))
  }

  /** Asks the shop and listens to the vendor. Never rejects: without an answer the app is new enough. */
  async watch(): Promise<void> {
    this.updater.watch((outcome) => this.setOutcome(outcome))
    const answer = await this.request(matchVersion, { ...DEFAULTS, ...this.version }).catch(() => null)
    runInAction(() => {
      if (answer?.updateType) this.offered = answer
    })
  }

  /** Restarts in the new version, or opens its page; if neither is possible, shows how to get it. */
  accept(): void {
    if (this.isFetched) this.updater.restart()
    else if (!this.download(this.offered?.downloadUrl ?? '')) this.hasFailed = true
  }

  dismiss(): void {
    this.isDismissed = true
    this.hasFailed = false
  }

  private setOutcome(outcome: 'ready' | 'failed'): void {
    this.isFetched = outcome === 'ready'
    this.hasFailed = outcome === 'failed'
  }
}
