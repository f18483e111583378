import { castBallot } from '@/contracts/vote/cast-ballot'
import { privateRoute } from '../../http/define-route'
import { presentBallot } from '../../presenters/vote'
import { lockUser } from '../../services/accounts/lock-user'
import { optionCounts, ownBallots, vote } from '../../services/votes/votes'

export const castBallotRoute = privateRoute(castBallot, async (call) => {
  await lockUser(call)
  const { db, user } = call
  const now = call.clock.now()
  const cast = await vote(call)
  const counts = await optionCounts(db, cast)
  const own = await ownBallots(db, user, cast, now)
  return presentBallot(cast, now, { counts, own })
})
