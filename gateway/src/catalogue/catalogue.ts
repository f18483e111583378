import { notFound } from '../business-error'
import { createDemoCatalogue } from '../demo/demo-catalogue'
import type { DemoSeatPlan, DemoSession } from '../demo/demo-session-types'
import type { DemoCatalogue, DemoShow, DemoSite, DemoTour, DemoVenue } from '../demo/demo-types'
import { weekStart } from '../demo/runs'
import { CatalogueSearch } from './search/catalogue-search'
import { SeatChart } from './seat-chart'
import { IdIndex } from './show-sets/id-index'
import { ShowIndex } from './show-sets/show-index'

export interface FoundSession {
  show: DemoShow
  session: DemoSession
}

export interface FoundSeatPlan extends FoundSession {
  plan: DemoSeatPlan
}

/**
 * Offer of the shop: built from one date, always the same for it, and read from memory. Changing data, such as stock
 * and orders, is in the database.
 */
export class Catalogue {
  private static latest: Catalogue | null = null
  private readonly shows: ReadonlyMap<string, DemoShow>
  private readonly sessions: readonly FoundSession[]
  private readonly sessionIds: IdIndex<FoundSession>
  private readonly planIds: IdIndex<FoundSession>
  private readonly seatCharts = new Map<string, SeatChart>()
  private readonly venues: ReadonlyMap<string, DemoVenue>
  private readonly sites: ReadonlyMap<string, DemoSite>
  /** Listed shows by search criteria. */
  readonly index: ShowIndex
  private searching: Promise<CatalogueSearch> | null = null

  /**
   * Catalogue of a shop whose first day is `anchor`, in the week of `now`, epoch ms. Building one is slow, so the last
   * one is kept.
   */
  static of(anchor: number, now = anchor): Catalogue {
    const { latest } = Catalogue
    if (latest?.demo.anchor === anchor && latest.isOfWeek(now)) return latest
    Catalogue.latest = new Catalogue(createDemoCatalogue(anchor, now))
    return Catalogue.latest
  }

  constructor(readonly demo: DemoCatalogue) {
    this.index = new ShowIndex(this.demo.shows)
    this.shows = new Map(this.demo.shows.map((show) => [show.showId, show]))
    this.sessions = this.demo.shows.flatMap((show) =>
      [...show.sessions, ...show.pastSessions].map((session) => ({ show, session })),
    )
    this.sessionIds = new IdIndex(this.sessions, ({ session }) => [session.sessionId])
    this.planIds = new IdIndex(this.sessions, ({ session }) => session.seatPlans.map(({ seatPlanId }) => seatPlanId))
    this.venues = new Map(this.demo.venues.map((venue) => [venue.venueId, venue]))
    this.sites = new Map(this.demo.sites.map((site) => [site.cityId, site]))
  }

  /** True if its shows are those of the week of `now`, epoch ms. */
  isOfWeek(now: number): boolean {
    return weekStart(this.demo.anchor, now) === this.demo.weekStart
  }

  /** Built in the background on first use. */
  search(): Promise<CatalogueSearch> {
    this.searching ??= CatalogueSearch.of(this.demo, this.index.byHeat)
    return this.searching
  }

  get seatPlans(): Iterable<FoundSeatPlan> {
    return this.everySeatPlan()
  }

  private *everySeatPlan(): Iterable<FoundSeatPlan> {
    for (const found of this.sessions) {
      for (const plan of found.session.seatPlans) yield { ...found, plan }
    }
  }

  /** A listed show; throws if unknown. */
  show(showId: string): DemoShow {
    return this.findShow(showId) ?? refuse()
  }

  /** A listed show, or null. */
  findShow(showId: string): DemoShow | null {
    const show = this.shows.get(showId)
    return show && show.showStatus !== 'DISABLED' ? show : null
  }

  /** Listed stops of a tour. */
  stopsOf({ showIds }: DemoTour): DemoShow[] {
    return showIds.flatMap((showId) => this.findShow(showId) ?? [])
  }

  session(sessionId: string): FoundSession {
    return this.findSession(sessionId) ?? refuse()
  }

  findSession(sessionId: string): FoundSession | null {
    return this.sessionIds.find(sessionId)
  }

  seatPlan(seatPlanId: string): FoundSeatPlan {
    return this.anySeatPlan(seatPlanId) ?? refuse()
  }

  /** Seats of a session; throws not found if seats are not picked. */
  seatChart({ session }: FoundSession): SeatChart {
    const known = this.seatCharts.get(session.sessionId)
    if (known) return known
    if (!session.seating) throw notFound()
    const chart = new SeatChart(session, session.seating)
    this.seatCharts.set(session.sessionId, chart)
    return chart
  }

  /** Seat plan of a listed show, or null. */
  findSeatPlan(seatPlanId: string): FoundSeatPlan | null {
    const found = this.anySeatPlan(seatPlanId)
    return found && this.findShow(found.show.showId) ? found : null
  }

  private anySeatPlan(seatPlanId: string): FoundSeatPlan | null {
    const found = this.planIds.find(seatPlanId)
    const plan = found?.session.seatPlans.find((one) => one.seatPlanId === seatPlanId)
    return found && plan ? { ...found, plan } : null
  }

  venueOf(show: DemoShow): DemoVenue {
    return this.venues.get(show.venueId) ?? refuse()
  }

  venue(venueId: string): DemoVenue {
    return this.venues.get(venueId) ?? refuse()
  }

  siteOf(show: Pick<DemoShow, 'cityId'>): DemoSite {
    return this.sites.get(show.cityId) ?? refuse()
  }
}

function refuse(): never {
  throw notFound()
}
