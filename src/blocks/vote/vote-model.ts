import { getVote } from '@/contracts/vote/get-vote'
import type { Vote } from '@/contracts/vote/vote'
import type { VoteCard } from '@/contracts/vote/vote-card'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/**
 * Current votes of a block. A layout is the same for everyone and may be outdated; votes that cannot be fetched stay as
 * in the layout.
 */
export class VoteModel {
  private readonly counted: Resource<Vote[]>

  constructor({ request }: Pick<App, 'request'>, ids: readonly string[]) {
    this.counted = new Resource(() => Promise.all(ids.map((id) => request(getVote, { id }))))
    makeRefObservable(this)
  }

  load = (): Promise<void> => this.counted.load()

  /** The same vote with its latest count and state. */
  current(card: VoteCard): VoteCard {
    const counted = this.counted.value?.find(({ voteId }) => voteId === card.voteId)
    return counted ? { ...card, total: counted.total, state: counted.state } : card
  }
}
