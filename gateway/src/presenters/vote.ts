import type { CastBallotOutput } from '@/contracts/vote/cast-ballot'
import type { Vote } from '@/contracts/vote/vote'
import type { VoteCard } from '@/contracts/vote/vote-card'
import type { Catalogue } from '../catalogue/catalogue'
import type { VoteActivity } from '../catalogue/entities/vote'
import { isResultVisible, type OptionCounts, type OwnBallots, voteState } from '../services/votes/votes'
import { pictureUrls } from './picture-urls'
import type { Viewer } from './show-card'

/** A vote without its options; `counts` of those who have voted since the shop opened, where they are known. */
export function presentVoteCard(vote: VoteActivity, { locale, origin, now }: Viewer, counts?: OptionCounts): VoteCard {
  const countOf = ({ optionId, count }: VoteActivity['options'][number]) => counts?.get(optionId) ?? count
  return {
    voteId: vote.voteId,
    title: vote.title[locale],
    imgUrl: pictureUrls(origin).scene(vote.picture),
    desc: vote.desc[locale],
    beginTime: vote.beginAt,
    endTime: vote.endAt,
    state: voteState(vote, now),
    total: vote.options.reduce((sum, option) => sum + countOf(option), 0),
  }
}

/** A vote with its options as one user sees it. */
export function presentVote(
  catalogue: Catalogue,
  vote: VoteActivity,
  viewer: Viewer,
  { counts, own }: { counts: OptionCounts; own: OwnBallots },
): Vote {
  const { locale, origin, now } = viewer
  const resultVisible = isResultVisible(vote, now, own.hasVoted)
  return {
    ...presentVoteCard(vote, viewer, counts),
    multi: vote.maxChoices > 1,
    maxChoices: vote.maxChoices,
    dailyLimit: vote.dailyLimit,
    remaining: Math.max(0, vote.dailyLimit - own.today.size),
    resultVisible,
    options: vote.options.map(({ optionId, showId }) => ({
      optionId,
      name: catalogue.show(showId).name[locale],
      imgUrl: pictureUrls(origin).poster(showId),
      ...(resultVisible && { count: counts.get(optionId) ?? 0 }),
      voted: own.today.has(optionId),
    })),
  }
}

/** Change made by a ballot. */
export function presentBallot(
  vote: VoteActivity,
  now: number,
  { counts, own }: { counts: OptionCounts; own: OwnBallots },
): CastBallotOutput {
  const isVisible = isResultVisible(vote, now, own.hasVoted)
  return {
    remaining: Math.max(0, vote.dailyLimit - own.today.size),
    options: isVisible ? vote.options.map(({ optionId }) => ({ optionId, count: counts.get(optionId) ?? 0 })) : [],
  }
}
