import { type GetPrimeRightOutput, getPrimeRight } from '@/contracts/member/get-prime-right'
import { listPrimeLevels, type PrimeLevel } from '@/contracts/member/list-prime-levels'
import type { PrimeRight } from '@/contracts/member/prime-right'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Resource } from '@/lib/resource'
import type { MemberRightParams } from '@/routes/user-routes'
import type { App } from '@/services/app'

/** A right in full, and the others of its level. */
export class MemberRightModel {
  readonly levels: Resource<PrimeLevel[]>
  readonly right: Resource<GetPrimeRightOutput>
  private chosenId: string

  constructor(
    app: Pick<App, 'request'>,
    private readonly params: Partial<MemberRightParams>,
  ) {
    this.chosenId = params.rightId ?? ''
    this.levels = new Resource(
      () => app.request(listPrimeLevels, {}),
      () => this.loadRight(),
    )
    this.right = new Resource(() => app.request(getPrimeRight, { rightId: this.rightId }))
    makeRefObservable(this)
  }

  /** Rights of the requested level; of the paid one without a request. */
  get rights(): readonly PrimeRight[] {
    const { levelCode } = this.params
    const levels = this.levels.value ?? []
    const level = levels.find((known) => known.levelCode === levelCode) ?? levels.find(({ isPaid }) => isPaid)
    const shown = level?.rights.filter(({ isDisplayToUser }) => isDisplayToUser) ?? []
    return shown.some(({ rightId }) => rightId === this.chosenId) ? shown : this.withChosen(levels, shown)
  }

  /** Shown right; empty if the shop has none. */
  get rightId(): string {
    return this.chosenId || (this.rights[0]?.rightId ?? '')
  }

  choose(rightId: string): void {
    this.chosenId = rightId
    this.right.clear()
    this.loadRight()
  }

  private loadRight(): void {
    if (this.rightId) void this.right.load()
  }

  /** A member has growth rights beside those of the paid level: the selected one comes first. */
  private withChosen(levels: readonly PrimeLevel[], shown: readonly PrimeRight[]): readonly PrimeRight[] {
    const chosen = levels.flatMap(({ rights }) => rights).find(({ rightId }) => rightId === this.chosenId)
    return chosen?.isDisplayToUser ? [chosen, ...shown] : shown
  }
}
