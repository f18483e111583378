import { PAGE_LENGTH } from '@/contracts/page'
import { listVenues } from '@/contracts/venue/list-venues'
import type { VenueCard } from '@/contracts/venue/venue-card'
import { makeRefObservable } from '@/lib/make-ref-observable'
import { PagedList } from '@/lib/paged-list'
import type { VenueListParams } from '@/routes/show-routes'
import type { App } from '@/services/app'

/** The venues of a city; the nearest first once the user has said where they are (CAT-011). */
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

  /** For the address of the page; the user's position belongs in none. */
  get addressParams(): VenueListParams {
    return { cityId: this.app.site.cityId }
  }

  /** Shows the city that an address names, where the merchant serves it. */
  enter(params: VenueListParams | null): void {
    const { site } = this.app
    const wanted = site.all.find(({ cityId }) => cityId === params?.cityId)
    if (wanted && wanted !== site.current) site.choose(wanted.cityId)
  }

  /** The first venues, or those of another city or language. */
  load(): void {
    this.app.site.loadSites()
    void (this.venues.status === 'idle' ? this.venues.refresh() : this.venues.restart())
  }

  /** False where the user does not want to say, or nobody can tell. */
  async sortByDistance(): Promise<boolean> {
    const outcome = await this.app.geolocation.locate()
    if (outcome.kind === 'located') this.takePosition({ lat: outcome.lat, lng: outcome.lng })
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

  private takePosition(position: { lat: number; lng: number }): void {
    this.position = position
    void this.venues.restart()
  }
}
