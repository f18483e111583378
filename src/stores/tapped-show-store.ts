import type { ShowCard } from '@/contracts/show/show-card'
import type { Id } from '@/contracts/wire-types'

/** The card of a show that was tapped last: its page begins with it, before any answer. */
export class TappedShowStore {
  private card: ShowCard | null = null

  put(card: ShowCard): void {
    this.card = card
  }

  /** Null if the show was not opened from a card. */
  of(showId: Id): ShowCard | null {
    return this.card?.showId === showId ? this.card : null
  }
}
