import type { LayoutComponent } from '@/contracts/layout/layout-component'
import type { OrderSummary } from '@/contracts/order/order-summary'
import type { Catalogue } from '../../catalogue/catalogue'
import type { Merchant } from '../../shop/merchants'
import type { Viewer } from '../show-card'

/** User's part of a layout. */
export interface UserFacts {
  obtainedCoupons: ReadonlySet<string>
  /** `SHOW:id` and `TOUR:id`. */
  subscribed: ReadonlySet<string>
  enrolledTopics: ReadonlySet<string>
  /** Of a paid membership that is running; epoch ms. */
  membershipEndsAt: number | null
  orderToPay: OrderSummary | null
}

/** Viewer of a layout, and the city; `user` is null for a visitor. */
export interface LayoutViewer extends Viewer {
  catalogue: Catalogue
  cityId: string
  merchant: Merchant
  shopName: string
  user: UserFacts | null
  /** Id among the pages of a kind. */
  topicId?: string
  /** The coupon that a page of coupons was opened for. */
  couponTemplateId?: string
  /** The shows and the goods that the page is about, with commas between them. */
  showIds?: string
  spuIds?: string
}

/** A component without its place in the layout. */
export type Placed<Component> = Component extends LayoutComponent ? Omit<Component, 'componentId' | 'sort'> : never

/** Components in order, each with an id that its name decides. */
export function placed(layoutId: string, components: readonly Placed<LayoutComponent>[]): LayoutComponent[] {
  return components.map(
    (component, index) =>
      ({ ...component, componentId: componentIdOf(layoutId, component.name), sort: index + 1 }) as LayoutComponent,
  )
}

export function componentIdOf(layoutId: string, name: string): string {
  return `${layoutId}-${name}`
}
