import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface GetAboutOrderInput {
  orderId: Id
}

export interface GetAboutOrderOutput {
  /** Plain text; lines are divided by line breaks. */
  sections: { title: string; content: string }[]
}

/** Information about an order for its buyer (ORDER-006). */
export const getAboutOrder = endpoint<GetAboutOrderInput, GetAboutOrderOutput>({
  path: 'trade/buyer/v3/orders/:orderId/about',
})
