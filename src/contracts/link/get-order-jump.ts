import { endpoint } from '../endpoint'
import type { JumpInfo, JumpPage } from './jump-info'

export interface GetOrderJumpInput {
  pageName: JumpPage
}

export type GetOrderJumpOutput = JumpInfo

/** Which app or mini-program a page about orders opens in, and how. */
export const getOrderJump = endpoint<GetOrderJumpInput, GetOrderJumpOutput>({ path: 'home/pub/v2/cyy/order/jump' })
