import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { LayoutComponent } from './layout-component'

/** Page kinds that merchants lay out themselves. */
export type LayoutPage = 'HOME' | 'TOPIC' | 'TOPIC_COUPON' | 'PAY_SUCCESS' | 'TICKET_HOLDER' | 'PERSONAL_CENTER'

/** The topic whose layout stands above the shelves of the mall. */
export const MALL_TOPIC = 'mall'

export interface GetLayoutInput {
  page: LayoutPage
  cityId?: Id
  /** Id among the pages of a kind; only topics have several. */
  topicId?: Id
  /** The coupon that a page of coupons is opened for. */
  couponTemplateId?: Id
  /** Shows and goods that the page is about, with commas between them. */
  showIds?: string
  spuIds?: string
}

export interface GetLayoutOutput {
  layoutId: Id
  page: LayoutPage
  title: string
  /** Title bar: fixed, or fading in with the scroll. */
  titleBar: { mode: 'FIXED' | 'GRADIENT' }
  components: LayoutComponent[]
}

/** The components of a page of the merchant's own making. */
export const getLayout = endpoint<GetLayoutInput, GetLayoutOutput>({
  path: 'home/pub/v5/layouts',
  timeoutMs: 10000,
})
