import { type Favorite, setFavorite } from '@/contracts/favorite/set-favorite'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** Whether the user keeps a show (CAT-082). */
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

  /** What an answer says; nothing of a visitor. */
  apply(favorite: Favorite | undefined): void {
    this.isKept = favorite?.favorite ?? false
  }

  /** Keeps the show, or no longer; a visitor logs in first. */
  private async change(): Promise<Favorite> {
    const input = { targetId: this.showId, targetType: 'SHOW', favorite: !this.isKept } as const
    const favorite = await this.app.request(setFavorite, input, { isUserAction: true })
    this.apply(favorite)
    return favorite
  }
}
