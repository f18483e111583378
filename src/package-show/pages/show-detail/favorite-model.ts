import { type Favorite, setFavorite } from '@/contracts/favorite/set-favorite'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** Favourite state of a show (CAT-082). */
export class FavoriteModel {
  isKept = false
  readonly changing: Submission<[], Favorite>

  constructor(
    private readonly app: Pick<App, 'request'>,
    private readonly showId: string,
  ) {
    this.changing = new Submission(() => this.change())
    makeRefObservable(this)
  }

  /** Applies the answer; visitors have none. */
  apply(favorite: Favorite | undefined): void {
    this.isKept = favorite?.favorite ?? false
  }

  /** Toggles the favourite; a visitor logs in first. */
  private async change(): Promise<Favorite> {
    const input = { targetId: this.showId, targetType: 'SHOW', favorite: !this.isKept } as const
    const favorite = await this.app.request(setFavorite, input, { isUserAction: true })
    this.apply(favorite)
    return favorite
  }
}
