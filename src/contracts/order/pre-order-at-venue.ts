import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'
import type { PreOrderInput, PreOrderOutput } from './pre-order'

export interface PreOrderAtVenueInput extends PreOrderInput {
  siteId: Id
}

/** Offer of a purchase at the venue; it is placed like any other, with the same `siteId` and pass (SEAT-004). */
export const preOrderAtVenue = endpoint<PreOrderAtVenueInput, PreOrderOutput>({
  method: 'POST',
  path: 'trade/buyer/v3/venue_purchase/pre_orders',
  priority: 'high',
  changes: [],
})
