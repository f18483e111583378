import { type GetPrimePrivilegeOutput, getPrimePrivilege } from '@/contracts/member/get-prime-privilege'
import {
  type DisplayKey,
  type GetDisplaySettingsOutput,
  getDisplaySettings,
} from '@/contracts/shop/get-display-settings'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** Summary of a level: its name and, for a paid membership, its ticket discount. */
export interface LevelSummary {
  name: string
  /** In words: `9.5折`. */
  discount: string | null
}

/** Of a user as a member: their level, and which of such facts the merchant shows (SHELL-221, MEMBER-022). */
export class MemberFacts {
  private readonly display: Resource<GetDisplaySettingsOutput>
  private readonly privilege: Resource<GetPrimePrivilegeOutput>

  constructor(private readonly app: Pick<App, 'request' | 'session'>) {
    this.display = new Resource(() => app.request(getDisplaySettings, {}))
    this.privilege = new Resource(() => app.request(getPrimePrivilege, {}))
    makeRefObservable(this)
  }

  /** Null for a visitor, until it is known, and where the merchant shows neither levels nor memberships. */
  get level(): LevelSummary | null {
    const { value } = this.privilege
    if (!this.app.session.isLoggedIn || !value) return null
    const discount = value.showDiscount?.formatDiscount ?? null
    if (!this.isShown(discount === null ? 'GROWTH' : 'PRIME_CARD')) return null
    return { name: value.primeLevelName, discount }
  }

  /** Without an answer everything is shown. */
  isShown(key: DisplayKey): boolean {
    const { items = [] } = this.display.value ?? {}
    return items.find((item) => item.key === key)?.display !== false
  }

  load(): void {
    if (!this.app.session.isLoggedIn) return
    void this.display.load()
    void this.privilege.load()
  }
}
