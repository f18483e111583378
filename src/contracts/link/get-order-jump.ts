import { endpoint } from '../endpoint'
import type { JumpInfo, JumpPage } from './jump-info'

export interface GetOrderJumpInput {
  pageName: JumpPage
}

export type GetOrderJumpOutput = JumpInfo

/** App or mini-program that opens a page about orders, and its address. */
export const getOrderJump = endpoint<GetOrderJumpInput, GetOrderJumpOutput>({ path: 'home/pub/v2/cyy/order/jump' })
