import { notFound, withdrawn } from '../business-error'
import type { Site, Venue } from './entities/place'
import type { SeatPlan, Session } from './entities/session'
import type { ShopContent, ShowGroup, Tour } from './entities/shop-content'
import type { Show } from './entities/show'
import { CatalogueSearch } from './search/catalogue-search'
import { SeatChart } from './seat-chart'
import type { VenueSeating } from './seating/venue-seating'
import { SessionIndex } from './show-sets/session-index'
import { ShowIndex } from './show-sets/show-index'

export interface FoundSession {
  show: Show
  session: Session
}

export interface FoundSeatPlan extends FoundSession {
  plan: SeatPlan
}

/**
 * Offer of the shop: built from its content, whatever that comes from, and read from memory. Changing data, such as
 * stock and orders, is in the database.
 */
export class Catalogue {
  private readonly shows: ReadonlyMap<string, Show>
  private readonly sessions: SessionIndex
  private readonly seatCharts: Map<string, SeatChart>
  private readonly venues: ReadonlyMap<string, Venue>
  private readonly sites: ReadonlyMap<string, Site>
  /** Listed shows by search criteria. */
  readonly index: ShowIndex
  private searching: Promise<CatalogueSearch> | null = null
  private builtSearch: CatalogueSearch | null = null
  private earlierSearch: CatalogueSearch | null

  /** `earlier`: the catalogue before a change of some of the content, of which the rest is taken. */
  constructor(
    readonly content: ShopContent,
    earlier: Catalogue | null = null,
  ) {
    this.index = new ShowIndex(this.content.shows)
    this.shows = new Map(this.content.shows.map((show) => [show.showId, show]))
    this.sessions = SessionIndex.of(this.shows, earlier?.sessions ?? null)
    this.venues = new Map(this.content.venues.map((venue) => [venue.venueId, venue]))
    this.sites = new Map(this.content.sites.map((site) => [site.cityId, site]))
    this.seatCharts = new Map(earlier ? [...earlier.seatCharts].filter(([id, chart]) => this.isCurrent(id, chart)) : [])
    this.earlierSearch = earlier?.latestSearch?.over(content, this.index.byHeat) ?? null
  }

  /** Searches the content; for the seconds after a change that its index takes, the content before it. */
  async search(): Promise<CatalogueSearch> {
    return this.latestSearch ?? this.buildSearch()
  }

  /** Builds the index in the background. */
  buildSearch(): Promise<CatalogueSearch> {
    this.searching ??= CatalogueSearch.of(this.content, this.index.byHeat).then((search) => {
      this.builtSearch = search
      this.earlierSearch = null
      return search
    })
    return this.searching
  }

  private get latestSearch(): CatalogueSearch | null {
    return this.builtSearch ?? this.earlierSearch
  }

  get seatPlans(): Iterable<FoundSeatPlan> {
    return this.everySeatPlan()
  }

  private *everySeatPlan(): Iterable<FoundSeatPlan> {
    for (const show of this.content.shows) {
      for (const session of [...show.sessions, ...show.pastSessions])
        for (const plan of session.seatPlans) yield { show, session, plan }
    }
  }

  /** A listed show; throws if unknown. */
  show(showId: string): Show {
    const show = this.findShow(showId)
    if (show) return show
    throw this.isWithdrawn(showId) ? withdrawn() : notFound()
  }

  /** True for a show that was offered once and is no longer. */
  isWithdrawn(showId: string): boolean {
    return this.content.withdrawnShowIds?.has(showId) ?? false
  }

  /** A listed show, or null. */
  findShow(showId: string): Show | null {
    const show = this.shows.get(showId)
    return show && show.showStatus !== 'DISABLED' ? show : null
  }

  showGroup(showGroupId: string): ShowGroup {
    return this.content.showGroups.find((group) => group.showGroupId === showGroupId) ?? refuse()
  }

  /** Listed stops of a tour. */
  stopsOf({ showIds }: Tour): Show[] {
    return showIds.flatMap((showId) => this.findShow(showId) ?? [])
  }

  session(sessionId: string): FoundSession {
    return this.findSession(sessionId) ?? refuse()
  }

  findSession(sessionId: string): FoundSession | null {
    return this.sessions.findSession(sessionId)
  }

  seatPlan(seatPlanId: string): FoundSeatPlan {
    return this.anySeatPlan(seatPlanId) ?? refuse()
  }

  /** Seats of a session; throws not found if seats are not picked. */
  seatChart({ session }: FoundSession): SeatChart {
    const known = this.seatCharts.get(session.sessionId)
    if (known) return known
    if (!session.seating) throw notFound()
    const chart = new SeatChart(session, session.seating, this.hall(session.seating.key))
    this.seatCharts.set(session.sessionId, chart)
    return chart
  }

  /** True if nothing of a chart has changed. */
  private isCurrent(sessionId: string, chart: SeatChart): boolean {
    const session = this.findSession(sessionId)?.session
    return session?.seating != null && chart.isOf(session, this.content.halls.get(session.seating.key))
  }

  /** Seat plan of a listed show, or null. */
  findSeatPlan(seatPlanId: string): FoundSeatPlan | null {
    const found = this.anySeatPlan(seatPlanId)
    return found && this.findShow(found.show.showId) ? found : null
  }

  private anySeatPlan(seatPlanId: string): FoundSeatPlan | null {
    const found = this.sessions.findPlan(seatPlanId)
    const plan = found?.session.seatPlans.find((one) => one.seatPlanId === seatPlanId)
    return found && plan ? { ...found, plan } : null
  }

  /** Seat map of a hall. */
  hall(key: string): VenueSeating {
    return this.content.halls.get(key) ?? refuse()
  }

  venueOf(show: Show): Venue {
    return this.venues.get(show.venueId) ?? refuse()
  }

  venue(venueId: string): Venue {
    return this.venues.get(venueId) ?? refuse()
  }

  siteOf(show: Pick<Show, 'cityId'>): Site {
    return this.sites.get(show.cityId) ?? refuse()
  }
}

function refuse(): never {
  throw notFound()
}
