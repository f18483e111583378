import { getProfile } from '@/contracts/account/get-profile'
import { type ListHiddenModulesOutput, listHiddenModules } from '@/contracts/shop/list-hidden-modules'
import { listShopFunctions, type ShopFunction } from '@/contracts/shop/list-shop-functions'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'
import { isMissing } from '@/services/jumps/jump-target'
import { Belongings } from './belongings'
import { MemberFacts } from './member-facts'
import { OrderCounts } from './order-counts'

export type MineModule =
  | 'ORDERS'
  | 'TICKETS'
  | 'MEMBER'
  | 'COUPONS'
  | 'CARDS'
  | 'POINTS'
  | 'FAVORITES'
  | 'ATTENDEES'
  | 'ADDRESSES'
  | 'CERTIFICATES'
  | 'RIGHTS'
  | 'STUDENT'
  | 'LANGUAGE'
  | 'SKIN'
  | 'SUPPORT'
  | 'SETTINGS'
  | 'FUNCTIONS'

/** Current user, and the merchant's additions and omissions; without an answer everything stays. */
export class MineModel {
  readonly member: MemberFacts
  readonly orders: OrderCounts
  readonly belongings: Belongings
  private readonly added: Resource<ShopFunction[]>
  private readonly hidden: Resource<ListHiddenModulesOutput>

  constructor(private readonly app: Pick<App, 'request' | 'shopConfig' | 'webPlaces' | 'session'>) {
    this.member = new MemberFacts(app)
    this.added = new Resource(() => app.request(listShopFunctions, {}))
    this.orders = new OrderCounts(app)
    this.belongings = new Belongings(app)
    this.hidden = new Resource(() => app.request(listHiddenModules, {}))
    makeRefObservable(this)
  }

  get functions(): readonly ShopFunction[] {
    if (!this.isShown('FUNCTIONS')) return []
    return (this.added.value ?? []).filter(({ jump }) => !isMissing(jump, this.app.webPlaces))
  }

  /** It is not known yet what the merchant adds. */
  get isWaiting(): boolean {
    return this.isShown('FUNCTIONS') && this.added.isFirstLoad
  }

  isShown(module: MineModule): boolean {
    const { config } = this.app.shopConfig
    if (module === 'STUDENT' && !config?.studentCertification?.studentCertify) return false
    if (module === 'POINTS' && !this.member.isShown('POINTS')) return false
    if (module === 'SKIN' && !this.app.shopConfig.flags.CHANGE_SKIN_ROUTER) return false
    return !(this.hidden.value ?? []).includes(module)
  }

  load(): void {
    void this.added.load()
    void this.hidden.load()
    this.member.load()
    void this.refreshUser()
  }

  /** Another device may have changed the name or the picture (USER-051); without an answer they stay. */
  private async refreshUser(): Promise<void> {
    const { request, session } = this.app
    if (!session.isLoggedIn) return
    const profile = await request(getProfile, {}).catch(() => null)
    if (profile && session.isLoggedIn) session.updateProfile(profile)
  }
}
