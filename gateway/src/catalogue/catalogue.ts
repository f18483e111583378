import { notFound } from '../business-error'
import { createDemoCatalogue } from '../demo/demo-catalogue'
import type { DemoCatalogue, DemoSeatPlan, DemoSession, DemoShow, DemoSite, DemoVenue } from '../demo/demo-types'
import { CatalogueSearch } from './search/catalogue-search'
import { SeatChart } from './seat-chart'

export interface FoundSession {
  show: DemoShow
  session: DemoSession
}

export interface FoundSeatPlan extends FoundSession {
  plan: DemoSeatPlan
}

/**
 * What the shop offers: made from one date, always the same for it, and read from memory. What moves, such as stock
 * and orders, is in the database.
 */
export class Catalogue {
  readonly demo: DemoCatalogue
  private readonly shows: ReadonlyMap<string, DemoShow>
  private readonly sessions: ReadonlyMap<string, FoundSession>
  private readonly plans: ReadonlyMap<string, FoundSeatPlan>
  private readonly seatCharts = new Map<string, SeatChart>()
  private readonly venues: ReadonlyMap<string, DemoVenue>
  private readonly sites: ReadonlyMap<string, DemoSite>
  private madeSearch: CatalogueSearch | null = null

  /** `anchor`: epoch ms of the shop's first day. */
  constructor(anchor: number) {
    this.demo = createDemoCatalogue(anchor)
    const sessions = this.demo.shows.flatMap((show) => show.sessions.map((session) => ({ show, session })))
    const plans = sessions.flatMap((found) => found.session.seatPlans.map((plan) => ({ ...found, plan })))
    this.shows = new Map(this.demo.shows.map((show) => [show.showId, show]))
    this.sessions = new Map(sessions.map((found) => [found.session.sessionId, found]))
    this.plans = new Map(plans.map((found) => [found.plan.seatPlanId, found]))
    this.venues = new Map(this.demo.venues.map((venue) => [venue.venueId, venue]))
    this.sites = new Map(this.demo.sites.map((site) => [site.cityId, site]))
  }

  /** Made when it is first used: most shops of tests are never searched. */
  get search(): CatalogueSearch {
    this.madeSearch ??= new CatalogueSearch(this.demo)
    return this.madeSearch
  }

  get seatPlans(): Iterable<FoundSeatPlan> {
    return this.plans.values()
  }

  /** A show that is on offer. */
  show(showId: string): DemoShow {
    const show = this.shows.get(showId)
    if (!show || show.showStatus === 'DISABLED') throw notFound()
    return show
  }

  session(sessionId: string): FoundSession {
    return this.sessions.get(sessionId) ?? refuse()
  }

  seatPlan(seatPlanId: string): FoundSeatPlan {
    return this.plans.get(seatPlanId) ?? refuse()
  }

  /** The seats of a session; not found where they are not chosen. */
  seatChart({ session }: FoundSession): SeatChart {
    const known = this.seatCharts.get(session.sessionId)
    if (known) return known
    if (!session.seating) throw notFound()
    const chart = new SeatChart(session, session.seating)
    this.seatCharts.set(session.sessionId, chart)
    return chart
  }

  venueOf(show: DemoShow): DemoVenue {
    return this.venues.get(show.venueId) ?? refuse()
  }

  venue(venueId: string): DemoVenue {
    return this.venues.get(venueId) ?? refuse()
  }

  siteOf(show: DemoShow): DemoSite {
    return this.sites.get(show.cityId) ?? refuse()
  }
}

function refuse(): never {
  throw notFound()
}
