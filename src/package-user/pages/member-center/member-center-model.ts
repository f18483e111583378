import { type GetCurrentLevelOutput, getCurrentLevel } from '@/contracts/member/get-current-level'
import { type GetPointAccountOutput, getPointAccount } from '@/contracts/member/get-point-account'
import { listPrimeLevels, type PrimeLevel } from '@/contracts/member/list-prime-levels'
import type { PrimeRight } from '@/contracts/member/prime-right'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** Period before the end of a membership in which it is announced, ms. */
const ENDING_MS = 30 * 24 * 60 * 60 * 1000

/** Levels of the shop, and the user's level. */
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

  /** Null for a visitor, and until loaded. */
  get level(): GetCurrentLevelOutput | null {
    return this.app.session.isLoggedIn ? this.current.value : null
  }

  /** Available points of the user; null until loaded. */
  get points(): number | null {
    const { value } = this.account
    return this.app.session.isLoggedIn && value ? value.balance - value.frozen : null
  }

  /** Paid level if the merchant shows it (SHELL-037). */
  get primeLevel(): PrimeLevel | null {
    const isShown = this.app.shopConfig.config?.cyMerchantPrimeConfigVO?.isShowPrimeCard !== false
    return isShown ? (this.levels.value?.find(({ isPaid }) => isPaid) ?? null) : null
  }

  /** True if the merchant lets users compare levels (SHELL-038, MEMBER-030). */
  get isComparable(): boolean {
    return this.app.shopConfig.config?.cyMerchantPrimeConfigVO?.isShowPrivilegeCompare !== false
  }

  /** Rights that the paid level would add. */
  get addedRights(): readonly PrimeRight[] {
    const own = new Set(this.level?.rights.map(({ rightId }) => rightId))
    return this.level?.isPaid ? [] : (this.primeLevel?.rights.filter(({ rightId }) => !own.has(rightId)) ?? [])
  }

  /** End of a membership that ends soon, epoch ms; null otherwise. */
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
