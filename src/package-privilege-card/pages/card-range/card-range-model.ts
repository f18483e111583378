import { PAGE_LENGTH } from '@/contracts/page'
import { type ListCardRangeInput, type ListCardRangeOutput, listCardRange } from '@/contracts/privilege/list-card-range'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import type { CardParams } from '@/routes/user-routes'
import type { App } from '@/services/app'

export const RANGES = ['SHOW', 'VENUE', 'ITEM'] as const satisfies readonly ListCardRangeInput['type'][]
export type CardRange = (typeof RANGES)[number]

/** A show, a venue or goods. */
export type RangeItem = ListCardRangeOutput['list'][number]

/** Scope of a card, by kind (CARD-003). */
export class CardRangeModel {
  type: CardRange = 'SHOW'
  readonly items: PagedList<RangeItem>

  constructor(
    { request }: Pick<App, 'request'>,
    readonly card: CardParams,
  ) {
    this.items = new PagedList((offset) =>
      request(listCardRange, { cardId: card.cardId, type: this.type, offset, length: PAGE_LENGTH }),
    )
    makeRefObservable(this)
  }

  choose(type: CardRange): void {
    this.type = type
    void this.items.restart()
  }
}
