import { getTerminalJump } from '@/contracts/link/get-terminal-jump'
import { publicRoute } from '../../handle'
import { jumpInfoOf } from '../../rules/jump-links'

export const getTerminalJumpRoute = publicRoute(getTerminalJump, ({ input: { pageName, target, miniAppType } }) =>
  jumpInfoOf(pageName, target, miniAppType),
)
