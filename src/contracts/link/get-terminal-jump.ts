import { endpoint } from '../endpoint'
import type { JumpInfo, JumpPage, JumpTerminal } from './jump-info'

export interface GetTerminalJumpInput {
  miniAppType: JumpTerminal
  pageName: JumpPage
  /** Parameter of the page: an id, or nothing. @maxLength 200 */
  target: string
}

export type GetTerminalJumpOutput = JumpInfo

/** Terminal that sells a show that this one does not. */
export const getTerminalJump = endpoint<GetTerminalJumpInput, GetTerminalJumpOutput>({
  method: 'POST',
  path: 'home/pub/v2/cyy/terminal/jump',
  changes: [],
})
