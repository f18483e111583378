import { endpoint } from '../endpoint'
import type { Id } from '../wire-types'

export interface SubscribeTourInput {
  tourId: Id
  favorite: boolean
}

export interface SubscribeTourOutput {
  favorite: boolean
}

/** Follows a tour, or no longer does. */
export const subscribeTour = endpoint<SubscribeTourInput, SubscribeTourOutput>({
  method: 'POST',
  path: 'show/buyer/v3/tour/subscribe_favorite/:tourId',
  changes: ['registrations'],
})
