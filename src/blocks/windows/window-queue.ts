import type { LayoutComponent } from '@/contracts/layout/layout-component'
import type { BannerWindowComponent, CouponWindowComponent } from '@/contracts/layout/offer-components'
import { isWindowDue } from '@/domain/window-frequency'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { App } from '@/services/app'

export type WindowComponent = CouponWindowComponent | BannerWindowComponent

const STORAGE_KEY = 'seen-windows'

/** The windows of a layout that come up by themselves: one after the other, each as often as the merchant wants. */
export class WindowQueue {
  /** When each window was last seen, epoch ms. */
  private seen: Readonly<Record<string, number>>
  /** Closed on this page: not shown again until the page is reopened. */
  private closed: readonly string[] = []
  /** The window whose turn it is: no other takes its place until it is closed. */
  private openId: string | null = null

  constructor(private readonly app: Pick<App, 'storage' | 'clock'>) {
    this.seen = app.storage.get<Record<string, number>>(STORAGE_KEY) ?? {}
    makeRefObservable(this, 'openId')
  }

  /** The window to show now. */
  next(components: readonly LayoutComponent[]): WindowComponent | null {
    const due = components.filter((component): component is WindowComponent => this.isDue(component))
    const window = due.find(({ componentId }) => componentId === this.openId) ?? due[0] ?? null
    this.openId = window?.componentId ?? null
    return window
  }

  close({ componentId }: WindowComponent): void {
    this.closed = [...this.closed, componentId]
    this.seen = { ...this.seen, [componentId]: this.app.clock.now() }
    this.app.storage.set(STORAGE_KEY, this.seen)
  }

  private isDue(component: LayoutComponent): boolean {
    const { componentType, componentId } = component
    if (componentType !== 'COUPON_WINDOW' && componentType !== 'BANNER_WINDOW') return false
    if (this.closed.includes(componentId)) return false
    if (componentType === 'COUPON_WINDOW' && !hasNewCoupon(component)) return false
    return isWindowDue(component.data.frequency, this.seen[componentId] ?? null, this.app.clock.now())
  }
}

/** Until it is known what the user has there is nothing to offer. */
function hasNewCoupon({ data, needUserData }: CouponWindowComponent): boolean {
  return data.coupons.some(({ obtained }) => (needUserData ? obtained === false : !obtained))
}
