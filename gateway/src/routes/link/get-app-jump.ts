import { getAppJump } from '@/contracts/link/get-app-jump'
import { publicRoute } from '../../handle'
import { badInput } from '../../refusal'
import { jumpInfoOf } from '../../rules/jump-links'

export const getAppJumpRoute = publicRoute(getAppJump, ({ input: { pageName, target } }) =>
  jumpInfoOf(pageName, decoded(target), 'APP'),
)

/** The target comes encoded in the query, once more than the query itself. */
function decoded(target: string): string {
  try {
    return decodeURIComponent(target)
  } catch {
    throw badInput('target')
  }
}
