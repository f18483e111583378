import { getTerminalJump } from '@/contracts/link/get-terminal-jump'
import { publicRoute } from '../../http/define-route'
import { presentJumpInfo } from '../../presenters/jump-info'

export const getTerminalJumpRoute = publicRoute(getTerminalJump, ({ input: { pageName, target, miniAppType } }) =>
  presentJumpInfo(pageName, target, miniAppType),
)
