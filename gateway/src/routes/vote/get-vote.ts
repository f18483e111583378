import { getVote } from '@/contracts/vote/get-vote'
import { publicRoute } from '../../http/define-route'
import { presentVote } from '../../presenters/vote'
import { optionCounts, ownBallots, voteById } from '../../services/votes/votes'

export const getVoteRoute = publicRoute(getVote, async ({ input, locale, origin, clock, db, user, shop }) => {
  const vote = voteById(shop.catalogue, input.id)
  const now = clock.now()
  const counts = await optionCounts(db, vote)
  const own = await ownBallots(db, user, vote, now)
  return presentVote(shop.catalogue, vote, { locale, origin, now }, { counts, own })
})
