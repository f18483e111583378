import { type GetCurrentLevelOutput, getCurrentLevel } from '@/contracts/member/get-current-level'
import { type GetPointAccountOutput, getPointAccount } from '@/contracts/member/get-point-account'
import { listPrimeLevels, type PrimeLevel } from '@/contracts/member/list-prime-levels'
import type { PrimeRight } from '@/contracts/member/prime-right'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** A membership that ends so soon is told of, ms. */
const ENDING_MS = 30 * 24 * 60 * 60 * 1000

/** The levels of the shop, and where a user who is logged in stands among them. */
export class MemberCenterModel {
  readonly levels: Resource<PrimeLevel[]>
  private readonly current: Resource<GetCurrentLevelOutput>
  private readonly account: Resource<GetPointAccountOutput>

  constructor(private readonly app: Pick<App, 'request' | 'session' | 'shopConfig' | 'clock'>) {
    const { request } = app
    this.levels = new Resource(() => request(listPrimeLevels, {}))
    this.current = new Resource(() => request(getCurrentLevel, {}))
    this.account = new Resource(() => request(getPointAccount, {}))
    makeRefObservable(this)
  }

  /** Null for a visitor, and until it is known. */
  get level(): GetCurrentLevelOutput | null {
    return this.app.session.isLoggedIn ? this.current.value : null
  }

  /** The user's points that can be spent; null until they are known. */
  get points(): number | null {
    const { value } = this.account
    return this.app.session.isLoggedIn && value ? value.balance - value.frozen : null
  }

  /** The level that is paid for, where the merchant shows it (SHELL-037). */
  get primeLevel(): PrimeLevel | null {
    const isShown = this.app.shopConfig.config?.cyMerchantPrimeConfigVO?.isShowPrimeCard !== false
    return isShown ? (this.levels.value?.find(({ isPaid }) => isPaid) ?? null) : null
  }

  /** The merchant lets levels be compared (SHELL-038, MEMBER-030). */
  get isComparable(): boolean {
    return this.app.shopConfig.config?.cyMerchantPrimeConfigVO?.isShowPrivilegeCompare !== false
  }

  /** What paying for it would add to what the user has. */
  get addedRights(): readonly PrimeRight[] {
    const own = new Set(this.level?.rights.map(({ rightId }) => rightId))
    return this.level?.isPaid ? [] : (this.primeLevel?.rights.filter(({ rightId }) => !own.has(rightId)) ?? [])
  }

  /** When a membership ends that ends soon, epoch ms; else null. */
  get endingAt(): number | null {
    const { validTo } = this.level ?? {}
    return validTo !== undefined && validTo - this.app.clock.now() <= ENDING_MS ? validTo : null
  }

  load(): void {
    void this.levels.load()
    if (!this.app.session.isLoggedIn) return
    void this.current.load()
    void this.account.load()
  }
}
