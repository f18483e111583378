import { getAppJump } from '@/contracts/link/get-app-jump'
import { badInput } from '../../business-error'
import { publicRoute } from '../../http/define-route'
import { presentJumpInfo } from '../../presenters/jump-info'

export const getAppJumpRoute = publicRoute(getAppJump, ({ input: { pageName, target } }) =>
  presentJumpInfo(pageName, decoded(target), 'APP'),
)

/** The target comes encoded in the query, once more than the query itself. */
function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    throw badInput('target')
  }
}
