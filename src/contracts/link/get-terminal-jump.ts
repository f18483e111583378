import { endpoint } from '../endpoint'
import type { JumpInfo, JumpPage, JumpTerminal } from './jump-info'

export interface GetTerminalJumpInput {
  miniAppType: JumpTerminal
  pageName: JumpPage
  /** What the page is opened with: an id, or nothing. @maxLength 200 */
  target: string
}

export type GetTerminalJumpOutput = JumpInfo

/** Where a show is bought that this terminal does not sell. */
export const getTerminalJump = endpoint<GetTerminalJumpInput, GetTerminalJumpOutput>({
  method: 'POST',
  path: 'home/pub/v2/cyy/terminal/jump',
  changes: [],
})
