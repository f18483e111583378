import { PAGE_LENGTH } from '@/contracts/page'
import type { ShowCard } from '@/contracts/show/show-card'
import { type GetVenueOutput, getVenue } from '@/contracts/venue/get-venue'
import { listVenueShows } from '@/contracts/venue/list-venue-shows'
import { PagedList } from '@/lib/paged-list'
import { Resource } from '@/lib/resource'
import type { App } from '@/services/app'

/** A venue and its shows (CAT-012). */
export class VenueModel {
  readonly venue: Resource<GetVenueOutput>
  readonly shows: PagedList<ShowCard>

  constructor({ request }: Pick<App, 'request'>, venueId: string) {
    this.venue = new Resource(() => request(getVenue, { venueId }))
    this.shows = new PagedList((offset) => request(listVenueShows, { venueId, offset, length: PAGE_LENGTH }))
  }

  /** Loads everything at first; afterwards only the shows. */
  load(): void {
    if (this.venue.value === null) void this.venue.load()
    void this.shows.refresh()
  }
}
