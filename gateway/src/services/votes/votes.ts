import { and, eq, sql } from 'drizzle-orm'
import { BUSINESS_ERROR } from '@/contracts/business-error-code'
import type { CastBallotInput } from '@/contracts/vote/cast-ballot'
import type { VoteCard } from '@/contracts/vote/vote-card'
import { venueTime } from '@/domain/show-date'
import { BusinessError, badInput, notFound } from '../../business-error'
import type { UserCall } from '../../call'
import type { Catalogue } from '../../catalogue/catalogue'
import type { VoteActivity } from '../../catalogue/entities/vote'
import type { Database } from '../../database/connect'
import { ballots, voteCounts } from '../../database/schema/votes'
import { newId } from '../../random'

type Votes = Pick<Catalogue, 'content'>

/** Votes for each option, those of the demo shop's own guests included. */
export type OptionCounts = ReadonlyMap<string, number>

/** Ballots of a user in a vote. */
export interface OwnBallots {
  /** Options that were voted for today. */
  today: ReadonlySet<string>
  /** Has ever voted. */
  hasVoted: boolean
}

export function voteById({ content }: Votes, voteId: string): VoteActivity {
  const vote = content.offers.votes.find((known) => known.voteId === voteId)
  if (!vote) throw notFound()
  return vote
}

export function voteState({ beginAt, endAt }: VoteActivity, now: number): VoteCard['state'] {
  if (now < beginAt) return 'NOT_STARTED'
  return now < endAt ? 'ON' : 'ENDED'
}

/** True if the counts are shown: always, to voters, or once the vote is over. */
export function isResultVisible(vote: VoteActivity, now: number, hasVoted: boolean): boolean {
  if (vote.result === 'ALWAYS' || voteState(vote, now) === 'ENDED') return true
  return vote.result === 'AFTER_VOTE' && hasVoted
}

export async function optionCounts(db: Database, { voteId, options }: VoteActivity): Promise<OptionCounts> {
  const rows = await db.select().from(voteCounts).where(eq(voteCounts.voteId, voteId))
  const byUsers = new Map(rows.map(({ optionId, count }) => [optionId, count]))
  return new Map(options.map(({ optionId, count }) => [optionId, count + (byUsers.get(optionId) ?? 0)]))
}

/** Options that a user has voted for; none for a visitor. */
export async function ownBallots(
  db: Database,
  user: { userId: string } | null,
  { voteId }: VoteActivity,
  now: number,
): Promise<OwnBallots> {
  if (user === null) return { today: new Set(), hasVoted: false }
  const rows = await db
    .select({ optionId: ballots.optionId, day: ballots.day })
    .from(ballots)
    .where(and(eq(ballots.userId, user.userId), eq(ballots.voteId, voteId)))
  const today = dayOf(now)
  const voted = rows.filter(({ day }) => day === today).map(({ optionId }) => optionId)
  return { today: new Set(voted), hasVoted: rows.length > 0 }
}

/** Votes for options (TOPIC-006). Call it inside a transaction, after `lockUser`: what the user did today stays counted. */
export async function vote(call: UserCall<CastBallotInput>): Promise<VoteActivity> {
  const { db, user, input, clock, shop } = call
  const wanted = voteById(shop.catalogue, input.id)
  const now = clock.now()
  if (voteState(wanted, now) !== 'ON') {
    throw new BusinessError(BUSINESS_ERROR.applicationsClosed, 'vote.closed', { mode: 1 })
  }
  const optionIds = [...new Set(input.optionIds)].sort()
  if (!optionIds.every((id) => wanted.options.some(({ optionId }) => optionId === id))) throw notFound()
  if (optionIds.length > wanted.maxChoices) throw badInput('optionIds')
  const { today } = await ownBallots(db, user, wanted, now)
  if (optionIds.some((id) => today.has(id))) {
    throw new BusinessError(BUSINESS_ERROR.alreadyApplied, 'vote.again', { mode: 1 })
  }
  if (today.size + optionIds.length > wanted.dailyLimit) {
    const values = { count: wanted.dailyLimit }
    throw new BusinessError(BUSINESS_ERROR.limitReached, 'vote.limit', { mode: 1, values })
  }
  const { voteId } = wanted
  const mark = { userId: user.userId, voteId, day: dayOf(now), createdAt: now }
  await db.insert(ballots).values(optionIds.map((optionId) => ({ ...mark, id: newId(), optionId })))
  // Locks options in one order, so that no two ballots wait for each other.
  await db
    .insert(voteCounts)
    .values(optionIds.map((optionId) => ({ voteId, optionId, count: 0 })))
    .onConflictDoNothing()
  for (const optionId of optionIds) {
    await db
      .update(voteCounts)
      .set({ count: sql`${voteCounts.count} + 1` })
      .where(and(eq(voteCounts.voteId, voteId), eq(voteCounts.optionId, optionId)))
  }
  return wanted
}

function dayOf(now: number): string {
  return venueTime(now).format('YYYY-MM-DD')
}
