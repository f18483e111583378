import { PAGE_LENGTH } from '@/contracts/page'
import { listVenues } from '@/contracts/venue/list-venues'
import type { VenueCard } from '@/contracts/venue/venue-card'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import type { VenueListParams } from '@/routes/show-routes'
import type { App } from '@/services/app'

/** Venues of a city; the nearest first once the user shares their position (CAT-011). */
export class VenueListModel {
  readonly venues: PagedList<VenueCard>
  /** Degrees. */
  position: { lat: number; lng: number } | null = null
  isChoosingCity = false

  constructor(private readonly app: Pick<App, 'request' | 'site' | 'geolocation'>) {
    const { request, site } = app
    this.venues = new PagedList((offset) =>
      request(listVenues, { cityId: site.cityId, ...this.position, offset, length: PAGE_LENGTH }),
    )
    makeRefObservable(this)
  }

  /** Parameters of the page address, without the user's position. */
  get addressParams(): VenueListParams {
    return { cityId: this.app.site.cityId }
  }

  /** Selects the city of an address if the merchant serves it. */
  enter(params: VenueListParams | null): void {
    const { site } = this.app
    const wanted = site.all.find(({ cityId }) => cityId === params?.cityId)
    if (wanted && wanted !== site.current) site.choose(wanted.cityId)
  }

  /** Loads the first venues, or those of another city or language. */
  load(): void {
    this.app.site.loadSites()
    void (this.venues.status === 'idle' ? this.venues.refresh() : this.venues.restart())
  }

  /** Sorts by distance; false if the user denies the position or it is unavailable. */
  async sortByDistance(): Promise<boolean> {
    const outcome = await this.app.geolocation.locate()
    if (outcome.kind === 'located') this.applyPosition({ lat: outcome.lat, lng: outcome.lng })
    return outcome.kind === 'located'
  }

  showCities(): void {
    this.isChoosingCity = true
  }

  hideCities(): void {
    this.isChoosingCity = false
  }

  chooseCity(cityId: string): void {
    this.hideCities()
    this.app.site.choose(cityId)
  }

  private applyPosition(position: { lat: number; lng: number }): void {
    this.position = position
    void this.venues.restart()
  }
}
