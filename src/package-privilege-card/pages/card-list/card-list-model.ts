import { PAGE_LENGTH } from '@/contracts/page'
import { listCards } from '@/contracts/privilege/list-cards'
import { listOwnCards } from '@/contracts/privilege/list-own-cards'
import type { OwnCard } from '@/contracts/privilege/own-card'
import type { PrivilegeCard } from '@/contracts/privilege/privilege-card'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

export const CARD_TABS = ['MINE', 'OFFERS', 'HISTORY'] as const
export type CardTab = (typeof CARD_TABS)[number]

/** Current and past cards of the user, and those on sale (CARD-001, CARD-013). */
export class CardListModel {
  tab: CardTab = 'MINE'
  readonly own: Resource<OwnCard[]>
  readonly offers: PagedList<PrivilegeCard>

  constructor({ request, site }: Pick<App, 'request' | 'site'>) {
    this.own = new Resource(() => request(listOwnCards, {}))
    this.offers = new PagedList((offset) => request(listCards, { cityId: site.cityId, offset, length: PAGE_LENGTH }))
    makeRefObservable(this)
  }

  load(): void {
    void this.own.load()
    void this.offers.refresh()
  }

  choose(tab: CardTab): void {
    this.tab = tab
  }

  /** Newest first: a card bought just now is on top. */
  cardsOf(tab: 'MINE' | 'HISTORY'): OwnCard[] {
    const isHistory = tab === 'HISTORY'
    return (this.own.value ?? []).filter((card) => card.isHistory === isHistory).reverse()
  }
}
