import { endpoint } from '../endpoint'
import type { JumpInfo, JumpPage } from './jump-info'

export interface GetAppJumpInput {
  pageName: JumpPage
  /** Parameters of the page, URL-encoded. @maxLength 600 */
  target: string
}

export type GetAppJumpOutput = JumpInfo

/** App or mini-program that opens a page, and its address. */
export const getAppJump = endpoint<GetAppJumpInput, GetAppJumpOutput>({ path: 'home/pub/v2/cyy/jump_app_info' })
