import { castBallot } from '@/contracts/vote/cast-ballot'
import { getVote } from '@/contracts/vote/get-vote'
import type { Vote } from '@/contracts/vote/vote'
import { IntentKey } from '@/lib/intent-key'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** Interval of counting an open vote while it is visible, ms. */
const COUNT_EVERY_MS = 5_000

/** A vote, the user's selection, and its live counts (TOPIC-003, TOPIC-006). */
export class VoteDetailModel {
  readonly vote: Resource<Vote>
  readonly casting: Submission<[], true>
  /** Selected options that are not sent yet. */
  chosenIds: readonly string[] = []
  private readonly intent = new IntentKey()
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(
    private readonly app: Pick<App, 'request' | 'session' | 'navigation'>,
    private readonly id: string,
  ) {
    this.vote = new Resource(
      () => app.request(getVote, { id }),
      (vote) => this.dropUnchoosable(vote),
    )
    this.casting = new Submission(() => this.send())
    makeRefObservable(this, 'timer')
  }

  /** Number of options left for this ballot. */
  get room(): number {
    const { value } = this.vote
    return value ? Math.min(value.maxChoices, value.remaining) : 0
  }

  get canCast(): boolean {
    return this.chosenIds.length > 0 && this.vote.value?.state === 'ON'
  }

  /** Loads the vote, repeatedly while it is open and visible. */
  load = async (): Promise<void> => {
    this.pause()
    await this.vote.load()
    if (this.vote.value?.state === 'ON' && this.timer === null) {
      this.timer = setTimeout(() => void this.load(), COUNT_EVERY_MS)
    }
  }

  pause = (): void => {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
  }

  dispose(): void {
    this.pause()
  }

  /** One more than allowed replaces the first selected. */
  toggle(optionId: string): void {
    const { chosenIds } = this
    this.chosenIds = chosenIds.includes(optionId)
      ? chosenIds.filter((known) => known !== optionId)
      : [...chosenIds, optionId].slice(-Math.max(1, this.room))
  }

  /** Sends the ballot; a visitor logs in first and keeps the selection. True if it was counted. */
  cast = async (): Promise<boolean> => {
    const { session, navigation } = this.app
    if (!session.isLoggedIn) {
      await navigation.openLogin()
      return false
    }
    return (await this.casting.submit()) === true
  }

  private async send(): Promise<true> {
    const optionIds = [...this.chosenIds]
    const idempotencyKey = this.intent.keyFor(optionIds)
    await this.app.request(castBallot, { id: this.id, optionIds }, { idempotencyKey })
    this.forgetChoice()
    await this.load()
    return true
  }

  private forgetChoice(): void {
    this.chosenIds = []
  }

  /** A user who logs in may have voted already: drops options that are no longer available. */
  private dropUnchoosable({ options, remaining, maxChoices }: Vote): void {
    const free = options.filter(({ voted }) => !voted).map(({ optionId }) => optionId)
    const room = Math.min(maxChoices, remaining)
    this.chosenIds = this.chosenIds.filter((id) => free.includes(id)).slice(0, room)
  }
}
