import type { LayoutComponent } from '@/contracts/layout/layout-component'
import type { BannerWindowComponent, CouponWindowComponent } from '@/contracts/layout/offer-components'
import { isWindowDue } from '@/domain/window-frequency'
import { makeRefObservable } from '@/lib/make-ref-observable'
import type { App } from '@/services/app'

export type WindowComponent = CouponWindowComponent | BannerWindowComponent

const STORAGE_KEY = 'seen-windows'

/** Time after closing a window of a layout in which its other windows stay hidden, ms. */
export const VISIT_MS = 30 * 60_000

/**
 * The windows of a layout that come up by themselves: each as often as the merchant wants, one a visit at most. Those
 * that have waited longest come first, in the order of the layout.
 */
export class WindowQueue {
  /** Time at which each window was last seen, epoch ms. */
  private seen: Readonly<Record<string, number>>
  /** One has been shown since the page was opened. */
  private isDone = false
  /** The window whose turn it is: no other takes its place until it is closed. */
  private openId: string | null = null

  constructor(private readonly app: Pick<App, 'storage' | 'clock'> & { session: { isLoggedIn: boolean } }) {
    this.seen = app.storage.get<Record<string, number>>(STORAGE_KEY) ?? {}
    makeRefObservable(this, 'openId')
  }

  /** The window to show now. */
  next(components: readonly LayoutComponent[]): WindowComponent | null {
    if (this.isDone) return null
    const windows = components.filter(isWindow)
    const waiting = windows
      .filter((window) => this.isDue(window) && !this.hasJustSeenAnother(window, windows))
      .sort((one, other) => this.lastSeen(one) - this.lastSeen(other))
    const window = waiting.find(({ componentId }) => componentId === this.openId) ?? waiting[0] ?? null
    // Until the shop has answered for the user, the order of windows is unknown.
    const shown = window && this.isUndecided(window) ? null : window
    this.openId = shown?.componentId ?? null
    return shown
  }

  close({ componentId }: WindowComponent): void {
    this.isDone = true
    this.seen = { ...this.seen, [componentId]: this.app.clock.now() }
    this.app.storage.set(STORAGE_KEY, this.seen)
  }

  private isDue(window: WindowComponent): boolean {
    if (window.componentType === 'COUPON_WINDOW' && !hasNewCoupon(window) && !this.isUndecided(window)) return false
    return isWindowDue(window.data.frequency, this.seen[window.componentId] ?? null, this.app.clock.now())
  }

  /** The user's state of its coupons is still being fetched. */
  private isUndecided(window: WindowComponent): boolean {
    if (window.componentType !== 'COUPON_WINDOW' || !window.needUserData || !this.app.session.isLoggedIn) return false
    return window.data.coupons.length > 0 && window.data.coupons.every(({ obtained }) => obtained === undefined)
  }

  private hasJustSeenAnother({ componentId }: WindowComponent, windows: readonly WindowComponent[]): boolean {
    const since = this.app.clock.now() - VISIT_MS
    return windows.some((other) => other.componentId !== componentId && this.lastSeen(other) > since)
  }

  private lastSeen({ componentId }: WindowComponent): number {
    return this.seen[componentId] ?? 0
  }
}

function isWindow(component: LayoutComponent): component is WindowComponent {
  return component.componentType === 'COUPON_WINDOW' || component.componentType === 'BANNER_WINDOW'
}

/** Until it is known what the user has there is nothing to offer. */
function hasNewCoupon({ data, needUserData }: CouponWindowComponent): boolean {
  return data.coupons.some(({ obtained }) => (needUserData ? obtained === false : !obtained))
}
