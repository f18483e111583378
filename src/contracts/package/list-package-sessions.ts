import { endpoint } from '../endpoint'
import type { PriceInfo } from '../price'
import type { Id } from '../wire-types'

export interface ListPackageSessionsInput {
  promotionId: Id
  showId: Id
}

/** A session of a show, limited to the fields of a package. */
export interface PackageSession {
  bizShowSessionId: Id
  sessionName: string
  /** On the venue's clock, in the requested language. */
  sessionShowTime: string
  soldOut: boolean
  /** Seats are chosen, on the shop's own page. */
  supportSeatPicking: boolean
  /** Tickets at the most in one order. */
  limitation: number
  seatPlans: PackageSeatPlan[]
}

export interface PackageSeatPlan {
  seatPlanId: Id
  seatPlanName: string
  originalPriceCent: number
  priceInfo: PriceInfo
  /** Units that can be bought now. */
  canBuyCount: number
}

export interface ListPackageSessionsOutput {
  sessions: PackageSession[]
}

/** Sessions of a show that a package can be made of, with what they are sold by (contract C22). */
export const listPackageSessions = endpoint<ListPackageSessionsInput, ListPackageSessionsOutput>({
  path: 'show/pub/v5/combo_activities/:promotionId/shows/:showId/sessions',
  priority: 'high',
})
