import type { Route } from '../../http/define-route'
import { castBallotRoute } from './cast-ballot'
import { getVoteRoute } from './get-vote'

export const voteRoutes: readonly Route[] = [getVoteRoute, castBallotRoute]
