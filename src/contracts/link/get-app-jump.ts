import { endpoint } from '../endpoint'
import type { JumpInfo, JumpPage } from './jump-info'

export interface GetAppJumpInput {
  pageName: JumpPage
  /** What the page is opened with, URL-encoded. @maxLength 600 */
  target: string
}

export type GetAppJumpOutput = JumpInfo

/** Which app or mini-program opens a page, and how. */
export const getAppJump = endpoint<GetAppJumpInput, GetAppJumpOutput>({ path: 'home/pub/v2/cyy/jump_app_info' })
