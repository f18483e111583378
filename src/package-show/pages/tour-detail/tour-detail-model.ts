import { type GetTourOutput, getTour } from '@/contracts/tour/get-tour'
import { subscribeTour } from '@/contracts/tour/subscribe-tour'
import { Resource } from '@/lib/resource'
import { Submission } from '@/lib/submission'
import type { App } from '@/services/app'

/** A tour with its stops and whether the user follows it (CAT-006, CAT-118). */
export class TourDetailModel {
  readonly tour: Resource<GetTourOutput>
  readonly following: Submission<[], boolean>

  constructor(
    private readonly app: Pick<App, 'request'>,
    private readonly tourId: string,
  ) {
    this.tour = new Resource(() => app.request(getTour, { tourId }))
    this.following = new Submission(() => this.follow())
  }

  /** Toggles following the tour; a visitor logs in first. */
  private async follow(): Promise<boolean> {
    const isWanted = !this.tour.value?.favorite
    const input = { tourId: this.tourId, favorite: isWanted }
    const { favorite } = await this.app.request(subscribeTour, input)
    if (this.tour.value) this.tour.set({ ...this.tour.value, favorite })
    return favorite
  }
}
